/** @jest-environment node */
import { mailboxHash, mailboxOf } from "./mailbox.ts"

test.each([
  ["Asa@Example.com", "asa@example.com"],
  ["asa+x@example.com", "asa@example.com"],
  ["ASA+x+y@example.com", "asa@example.com"],
  ["+asa@example.com", "+asa@example.com"],
  ["a.s.a@example.com", "a.s.a@example.com"],
  ["a.s.a+x@gmail.com", "asa@gmail.com"],
  ["A.sa@googlemail.com", "asa@gmail.com"],
  ["asa@exämple.com", "asa@xn--exmple-cua.com"],
  ["asa@XN--EXMPLE-CUA.com", "asa@xn--exmple-cua.com"],
  ["asa@a_b.example.com", "asa@a_b.example.com"],
])("%s is delivered to %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})

test("a hash is of the mailbox", () => {
  expect(mailboxHash("Asa+x@example.com")).toBe(mailboxHash("asa@example.com"))
  expect(mailboxHash("asa@example.com")).toMatch(/^[\da-f]{64}$/)
})
