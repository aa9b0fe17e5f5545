import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { freePort } from "../../tools/free-port.ts"
import { programPath } from "../../tools/optional-programs.ts"
import { type Host, type HostOptions, startServer } from "./host.ts"

/** Starts nginx with the configuration that the build writes. */
export const nginx = async ({ site, folder }: HostOptions): Promise<Host> => {
  const port = await freePort()
  mkdirSync(join(folder, "temporary"))
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/temporary;`,
  )
  writeFileSync(
    join(folder, "main.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""} pid ${folder}/pid; error_log stderr; worker_processes 1; daemon off; events {}
    http { access_log off; ${places.join(" ")}
      server { listen 127.0.0.1:${port}; root ${site}; include ${folder}/nginx.conf; } }`,
  )
  return startServer(`http://127.0.0.1:${port}`, programPath("nginx"), ["-c", join(folder, "main.conf")], folder)
}

/** Starts Caddy with the configuration that the build writes. */
export const caddy = async ({ site, folder }: HostOptions): Promise<Host> => {
  const port = await freePort()
  writeFileSync(
    join(folder, "main"),
    `{\n\tadmin off\n\tauto_https off\n}\nhttp://127.0.0.1:${port} {\n\troot * ${site}\n\timport ${folder}/Caddyfile\n}\n`,
  )
  const options = ["run", "--adapter", "caddyfile", "--config", join(folder, "main")]
  const env = { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder }
  return startServer(`http://127.0.0.1:${port}`, programPath("caddy"), options, folder, env)
}
