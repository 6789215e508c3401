import { assertEquals } from "@std/assert";

Deno.test("V8 keeps all chips of a hand as small integers", async () => {
  const program = new URL("./_chip_lists.ts", import.meta.url).pathname;
  const { code, stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--quiet", "--no-check", "--v8-flags=--allow-natives-syntax", program],
  }).output();
  assertEquals(code, 0);
  const lines = new TextDecoder().decode(stdout).trim().split("\n");
  assertEquals(lines.length, 13);
  assertEquals(lines.filter((line) => !line.endsWith(": small integers")), []);
});
