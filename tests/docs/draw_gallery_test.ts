import { assertEquals } from "@std/assert";
import { drawGallery } from "../../docs/draw_gallery.ts";

const FOLDER = new URL("../../docs/gallery/", import.meta.url);

Deno.test('The pictures of README.md are those that "deno task gallery" draws', async () => {
  const pictures = await drawGallery();
  const files = [...Deno.readDirSync(FOLDER)].map(({ name }) => name).sort();
  assertEquals(files, [...pictures.keys()].sort());
  for (const [name, { svg }] of pictures) {
    const stored = Deno.readTextFileSync(new URL(name, FOLDER));
    assertEquals(stored === svg, true, `${name} is out of date: run deno task gallery`);
  }
});
