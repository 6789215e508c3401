import { assertEquals, assertRejects } from "@std/assert";
import { InvalidConfigError, parseConfig, readConfig } from "@marvin/holdem";

async function withFile(bytes: Uint8Array, use: (path: string) => Promise<void>): Promise<void> {
  const path = await Deno.makeTempFile({ suffix: ".toml" });
  try {
    await Deno.writeFile(path, bytes);
    await use(path);
  } finally {
    await Deno.remove(path);
  }
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

Deno.test("readConfig() reads what parseConfig() reads, with or without a byte order mark", async () => {
  const text = '[game]\nseed = "Zürich"\n';
  for (const mark of ["", "\ufeff"]) {
    await withFile(bytesOf(mark + text), async (path) => {
      assertEquals(await readConfig(path), parseConfig(text));
    });
  }
});

type Bad = [title: string, bytes: Uint8Array, message: string];
const BAD: Bad[] = [
  ["a typo", bytesOf("[game]\nsed = 1"), ":2: game.sed is not a key of [game]; did you mean seed?"],
  [
    "another encoding",
    Uint8Array.of(...bytesOf("[game]\nseed = "), 0x22, 0xfc, 0x22),
    ":2: Cannot read this config as it must be UTF-8 text: found other bytes",
  ],
  [
    "too many bytes",
    new Uint8Array(64 * 1024 + 1).fill(0x23),
    ": Cannot read this config as it must be a file of at most 64 KiB: found a larger one",
  ],
];
for (const [title, bytes, message] of BAD) {
  Deno.test(`readConfig() names the file, when it holds ${title}`, async () => {
    await withFile(bytes, async (path) => {
      const error = await assertRejects(() => readConfig(path), InvalidConfigError);
      assertEquals(error.message, path + message);
    });
  });
}

Deno.test("readConfig() says so, when there is no file or a folder", async () => {
  const folder = await Deno.makeTempDir();
  try {
    const missing = `${folder}/none.toml`;
    const errors = [
      await assertRejects(() => readConfig(missing), InvalidConfigError),
      await assertRejects(() => readConfig("no/such.toml"), InvalidConfigError),
      await assertRejects(() => readConfig(folder), InvalidConfigError),
    ];
    assertEquals(errors.map(({ message }) => message), [
      `${missing}: Cannot read this config as it must be a TOML file: found no file`,
      "no/such.toml: Cannot read this config as it must be a TOML file: found no file in " +
      Deno.cwd(),
      `${folder}: Cannot read this config as it must be a TOML file: found a folder`,
    ]);
  } finally {
    await Deno.remove(folder);
  }
});

Deno.test("readConfig() knows the bot types it is told", async () => {
  await withFile(bytesOf("[[game.bots]]\nbot_type='x'\n".repeat(2)), async (path) => {
    await assertRejects(
      () => readConfig(path, { botTypes: ["call_bot"] }),
      InvalidConfigError,
      "call_bot",
    );
  });
});
