#!/usr/bin/env bash
# nodemailer 10.6.1 sends an address with "ö" before the "@" as raw UTF-8 to a server that does not offer SMTPUTF8, in the
# command and in the header, and says "accepted"; RFC 6531 (3.1) lets a client send it only where the server offers it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund nodemailer@10.6.1 smtp-server@3.21.6
cat >finding.mjs <<'END'
import assert from "node:assert/strict"
import { once } from "node:events"
import { text } from "node:stream/consumers"
import nodemailer from "nodemailer"
import { SMTPServer } from "smtp-server"

const seen = {}
const server = new SMTPServer({
  hideSMTPUTF8: true,
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo: ({ address }, _, done) => {
    seen.recipient = address
    done()
  },
  onData: async (stream, _, done) => {
    seen.header = /^To: .*$/m.exec(await text(stream))[0].trim()
    done()
  },
})
server.listen(0, "127.0.0.1")
await once(server.server, "listening")
const transport = nodemailer.createTransport({ host: "127.0.0.1", port: server.server.address().port })
const address = "växel@post.example"
const { accepted } = await transport.sendMail({ from: "a@post.example", to: address, subject: "Hej", text: "Hej" })
transport.close()
server.close()
console.log(JSON.stringify({ ...seen, accepted }))
assert.deepEqual({ ...seen, accepted }, { recipient: address, header: `To: ${address}`, accepted: [address] })
END
node finding.mjs
