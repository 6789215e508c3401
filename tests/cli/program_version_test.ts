import { assert, assertEquals, assertMatch, assertNotEquals } from "@std/assert";
import { join, toFileUrl } from "@std/path";
import { programVersion } from "../../cli/program_version.ts";

Deno.test("programVersion() is the release and a digest of the sources", async () => {
  const version = await programVersion();
  assertMatch(version, /^\d+\.\d+\.\d+-[0-9a-f]{12}$/);
  assertEquals(await programVersion(), version);
});

Deno.test("programVersion() changes with a bot and what it imports, not with the folder", async () => {
  const folder = Deno.makeTempDirSync();
  const write = (name: string, bot: string, rules: string): string => {
    Deno.mkdirSync(join(folder, name));
    Deno.writeTextFileSync(join(folder, name, "rules.ts"), rules);
    const path = join(folder, name, "bot.ts");
    Deno.writeTextFileSync(path, `import { rule } from "./rules.ts";\n${bot}`);
    return toFileUrl(path).href;
  };
  try {
    const version = await programVersion([write("a", "rule();", "let rule = 1;")]);
    assertNotEquals(version, await programVersion());
    assertEquals(await programVersion([write("b", "rule();", "let rule = 1;")]), version);
    assertNotEquals(await programVersion([write("c", "rule();", "let rule = 2;")]), version);
    assertNotEquals(await programVersion([write("d", "rule(0);", "let rule = 1;")]), version);
  } finally {
    Deno.removeSync(folder, { recursive: true });
  }
});

Deno.test("programVersion() changes with what a bot imports from this project by name", async () => {
  const folder = Deno.makeTempDirSync();
  const write = (name: string, text: string): string => {
    Deno.writeTextFileSync(join(folder, name), text);
    return toFileUrl(join(folder, name)).href;
  };
  const read: string[] = [];
  const { readTextFileSync } = Deno;
  Deno.readTextFileSync = (path) => {
    read.push(String(path));
    return readTextFileSync(path);
  };
  try {
    await programVersion([write("bot.ts", `import { HandRange } from "@marvin/holdem/strategy";`)]);
    assert(read.some((path) => path.endsWith("/engine/strategy/hand_range.ts")));
    await programVersion([write("odd.ts", `import "@marvin/holdem/nothing";`)]);
  } finally {
    Deno.readTextFileSync = readTextFileSync;
    Deno.removeSync(folder, { recursive: true });
  }
});
