/** @jest-environment node */
import { PlainError } from "../../domain/plain-error.ts"
import { mailSettingsOf, portOf } from "./mail-settings.ts"

const SMTP_URL = "smtps://post:geheim@mail.example.com:465"
const MAIL_FROM = "Kvistbo <no-reply@kvistbo.example>"

test("nothing set, or blanks, is no mail server", () => {
  expect(mailSettingsOf({})).toBeUndefined()
  expect(mailSettingsOf({ SMTP_URL: " ", MAIL_FROM: "" })).toBeUndefined()
})

test.each([
  [MAIL_FROM, "Kvistbo", "no-reply@kvistbo.example"],
  ["no-reply@kvistbo.example", "Kvistbo", "no-reply@kvistbo.example"],
  [" Kvistbo Åbo <post@kvistbo.example> ", "Kvistbo Åbo", "post@kvistbo.example"],
])("the sender %j is %j at %j", (text, name, address) => {
  expect(mailSettingsOf({ SMTP_URL, MAIL_FROM: text })?.from).toEqual({ name, address })
})

test.each([
  ["smtp://localhost", 25],
  ["smtp://127.0.1.1", 25],
  ["smtp://localhost:2525", 2525],
  ["smtp://mail.example.com", 587],
  ["smtps://localhost", 465],
])("the port of %s is %i", (url, port) => {
  expect(portOf(new URL(url))).toBe(port)
})

test.each([
  [{ SMTP_URL }, /^SMTP_URL is set without MAIL_FROM: give the sender too, such as Kvistbo </],
  [{ MAIL_FROM }, /^MAIL_FROM is set without SMTP_URL: give the mail server too, such as smtps:/],
  [{ SMTP_URL: "mail.example.com", MAIL_FROM }, /^SMTP_URL is no address of a mail server: give one such as smtps:/],
  [{ SMTP_URL: "https://geheim@mail.example.com", MAIL_FROM }, /^SMTP_URL is no address of a mail server/],
  [{ SMTP_URL: "smtp://", MAIL_FROM }, /^SMTP_URL is no address of a mail server/],
  [{ SMTP_URL: "smtp://geheim@mail.example.com", MAIL_FROM }, /^SMTP_URL has only one of user and password/],
  [{ SMTP_URL: "smtp://:geheim@mail.example.com", MAIL_FROM }, /^SMTP_URL has only one of user and password/],
  [{ SMTP_URL: "smtp://post:100%geheim@mail.example.com", MAIL_FROM }, /^SMTP_URL has a percent sign in its user or/],
  [{ SMTP_URL: "smtp://100%@mail.example.com", MAIL_FROM }, /^SMTP_URL has a percent sign in its user or/],
  [{ SMTP_URL: "smtp://mail.example.com/?tls=geheim", MAIL_FROM }, /^SMTP_URL has more than a server, a login/],
  [{ SMTP_URL: "smtp://mail.example.com:0", MAIL_FROM }, /^SMTP_URL is no address of a mail server/],
  [{ SMTP_URL: "smtp://mail.example.com:65536", MAIL_FROM }, /^SMTP_URL is no address of a mail server/],
  [{ SMTP_URL: "smtp://mail.example.com:-1", MAIL_FROM }, /^SMTP_URL is no address of a mail server/],
  [{ SMTP_URL: "smtp://mail%20server/", MAIL_FROM }, /^SMTP_URL is no address of a mail server/],
  [{ SMTP_URL: "smtp://%/", MAIL_FROM }, /^SMTP_URL is no address of a mail server/],
  [{ SMTP_URL: "smtp://post%0D%0A:geheim@mail.example.com", MAIL_FROM }, /^SMTP_URL has a character in its user or/],
  [{ SMTP_URL: "smtp://post:geheim%00@mail.example.com", MAIL_FROM }, /^SMTP_URL has a character in its user or/],
  [{ SMTP_URL, MAIL_FROM: "a\u0000@b.example" }, /^MAIL_FROM is /],
  [{ SMTP_URL, MAIL_FROM: "A\u0000 <a@b.example>" }, /^MAIL_FROM is /],
  [{ SMTP_URL, MAIL_FROM: "åsa@b.example" }, /^MAIL_FROM is "åsa@b\.example": give/],
  [{ SMTP_URL, MAIL_FROM: "a@b..example" }, /^MAIL_FROM is "a@b\.\.example": give/],
  [{ SMTP_URL, MAIL_FROM: "Kvistbo" }, /^MAIL_FROM is "Kvistbo": give the sender of messages, such as/],
  [{ SMTP_URL, MAIL_FROM: "a@b.example, c@d.example" }, /^MAIL_FROM is "a@b\.example, c@d\.example": give/],
  [{ SMTP_URL, MAIL_FROM: "Kvistbo\r\nBcc: x@y.example <a@b.example>" }, /^MAIL_FROM is /],
])("%j is refused in one sentence, which never has the password", (env, sentence) => {
  const attempt = () => mailSettingsOf(env)
  expect(attempt).toThrow(PlainError)
  expect(attempt).toThrow(sentence)
  expect(attempt).not.toThrow(/geheim/)
})
