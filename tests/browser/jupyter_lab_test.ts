/**
 * A notebook as people see it: JupyterLab in a browser, Run All. It takes JupyterLab and Chromium,
 * which `.ci/run` installs.
 */
import { assertEquals, assertGreater, assertMatch } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { installKernel, thisMachine } from "../../cli/jupyter_kernel.ts";
import { runProgram } from "../../cli/programs.ts";
import { findChromium, Page } from "./_chromium.ts";

const ROOT = fromFileUrl(new URL("../../", import.meta.url));
const NOTEBOOK = "notebooks/02_sng_series.ipynb";

const chromium = await findChromium();
const hasLab = await runProgram("jupyter", ["lab", "--version"], "quiet") === 0;
if (!hasLab) console.log("JupyterLab is not installed, no notebook is opened in a browser");
else if (chromium === null) {
  console.log("Chromium is not installed, no notebook is opened in a browser");
}

/** Settings of JupyterLab: all cells stay on the page, and nothing is saved. */
const SETTINGS: Readonly<Record<string, unknown>> = {
  "notebook-extension/tracker": { windowingMode: "none" },
  "docmanager-extension/plugin": { autosave: false },
  "apputils-extension/notification": { fetchNews: "false", checkForUpdates: false },
};

/** A running JupyterLab that leaves no files behind. Dispose of it: that ends it. */
class Lab {
  private constructor(
    readonly url: string,
    private readonly server: Deno.ChildProcess,
    private readonly folder: string,
  ) {}

  static async start(): Promise<Lab> {
    const folder = await Deno.makeTempDir();
    await installKernel({ ...thisMachine, env: () => folder });
    for (const [name, settings] of Object.entries(SETTINGS)) {
      const file = `${folder}/settings/@jupyterlab/${name}.jupyterlab-settings`;
      await Deno.mkdir(file.slice(0, file.lastIndexOf("/")), { recursive: true });
      await Deno.writeTextFile(file, JSON.stringify(settings));
    }
    const port = freePort();
    const server = new Deno.Command("jupyter", {
      args: [
        "lab",
        "--no-browser",
        "--allow-root",
        "--ip=127.0.0.1",
        `--port=${port}`,
        "--ServerApp.port_retries=0",
        "--IdentityProvider.token=",
        "--LabApp.expose_app_in_browser=True",
        `--FileCheckpoints.checkpoint_dir=${folder}/checkpoints`,
        `--ServerApp.root_dir=${ROOT}`,
      ],
      env: {
        JUPYTER_DATA_DIR: folder,
        JUPYTER_CONFIG_DIR: `${folder}/config`,
        JUPYTER_RUNTIME_DIR: `${folder}/runtime`,
        JUPYTERLAB_SETTINGS_DIR: `${folder}/settings`,
        JUPYTERLAB_WORKSPACES_DIR: `${folder}/workspaces`,
      },
      stdin: "null",
      stdout: "null",
      stderr: "null",
    }).spawn();
    const lab = new Lab(`http://127.0.0.1:${port}/lab`, server, folder);
    for (let tries = 0; tries < 240; tries++) {
      if (await isListening(port)) return lab;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    await lab[Symbol.asyncDispose]();
    throw new Error("JupyterLab did not start within a minute");
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.server.kill("SIGTERM"); // ends its kernels as well
    await this.server.status;
    await Deno.remove(this.folder, { recursive: true });
  }
}

function freePort(): number {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  return listener.addr.port;
}

async function isListening(port: number): Promise<boolean> {
  try {
    using _connection = await Deno.connect({ hostname: "127.0.0.1", port });
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.ConnectionRefused) return false;
    throw error;
  }
}

Deno.test({
  name: "JupyterLab shows the charts and the table of a notebook, after Run All in a browser",
  ignore: !hasLab || chromium === null,
  fn: async () => {
    await using lab = await Lab.start();
    await using page = await Page.open(chromium!, `${lab.url}/tree/${NOTEBOOK}`, 4_600);
    const notebook = "globalThis.jupyterapp?.shell.currentWidget";
    await page.waitFor(`${notebook}?.sessionContext?.session?.kernel?.status === "idle"`, 60);
    await page.evaluate('jupyterapp.commands.execute("notebook:run-all-cells")');
    const cells = `[...${notebook}.content.model.cells].filter(({ type }) => type === "code")`;
    await page.waitFor(`${cells}.every((cell) => cell.executionCount > 0)`, 120);
    // Pictures are drawn a moment after their cells are done.
    await page.waitFor(`document.querySelectorAll(".jp-OutputArea-output img").length >= 5`, 10);
    await page.waitFor("[...document.images].every(({ complete }) => complete)", 10);

    const file = await Deno.makeTempFile({ suffix: ".png" });
    await Deno.writeFile(file, await page.screenshot());
    console.log(`A picture of the notebook: ${file}`);

    const errors = await page.evaluate<string[]>(
      `[...document.querySelectorAll("[data-mime-type*=error]")].map(({ innerText }) => innerText)`,
    );
    assertEquals(errors, []);
    const charts = await page.evaluate<number[]>(
      `[...document.querySelectorAll(".jp-OutputArea-output img")]
        .filter(({ src }) => src.startsWith("data:image/svg+xml"))
        .map(({ naturalHeight }) => naturalHeight)`,
    );
    assertEquals(charts.length, 5);
    assertGreater(Math.min(...charts), 200);
    const table = await page.evaluate<string>(
      `document.querySelector(".jp-OutputArea-output table").innerText`,
    );
    assertMatch(table, /^\s*player\s+tournaments\s+profit\s+roiPercent/);
    assertMatch(table, /Folding Fay\s+500\s/);
    const answer = await page.evaluate<string>(
      `[...document.querySelectorAll(".jp-OutputArea-output")].at(-1).innerText`,
    );
    assertMatch(answer, /^To know that ROI to ± 2 points takes [\d,]+ tournaments/);
  },
});
