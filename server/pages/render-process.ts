import { type ChildProcess, fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { withTimeout } from "#server/http/timeout.ts";
import { limits } from "#server/limits.ts";
import type { MadePage, MakePage } from "./made-page.ts";
import type { RenderReply, RenderRequest } from "./render-messages.ts";

/** A process beside the site's that makes pages, while the site's own thread only answers. */
export interface RenderProcess {
  /**
   * Makes a page in its smallest form; the first call starts the process.
   * @throws when the process cannot make it, does not answer, or has ended; then nothing starts another.
   */
  make: MakePage;
  /** Ends the process; a page that it is making is rejected. */
  end: () => void;
}

const launcher = fileURLToPath(new URL("../launch.js", import.meta.url));
const program = fileURLToPath(new URL("../render-pages.ts", import.meta.url));

/**
 * @param warn told once that the process has ended by itself; the site goes on without it.
 * @param start starts the program, with a channel for messages.
 */
export function createRenderProcess(
  warn: (message: string) => void,
  start: () => ChildProcess = startProgram,
): RenderProcess {
  const waiting = new Map<number, (page: MadePage | null) => void>();
  let child: ChildProcess | null = null;
  let hasEnded = false;
  let lastId = 0;

  function end(): void {
    hasEnded = true;
    child?.kill();
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
  }

  function giveUp(id: number): void {
    waiting.get(id)?.(null);
    waiting.delete(id);
  }

  function begin(): ChildProcess {
    const started = tryToStart();
    started.on("message", ({ id, page }: RenderReply) => {
      waiting.get(id)?.(page && withOwnBodies(page));
      waiting.delete(id);
    });
    // One that cannot be started has no other event.
    started.on("error", (error) => lose(error.message));
    started.on("exit", (code, signal) => lose(String(signal ?? code)));
    return started;
  }

  function lose(reason: string): void {
    if (!hasEnded) warn(`The render process has ended (${reason}); the site's own renders.`);
    end();
  }

  function tryToStart(): ChildProcess {
    try {
      return start();
    } catch (error) {
      hasEnded = true;
      throw error;
    }
  }

  async function make(path: string): Promise<MadePage> {
    if (hasEnded) throw new Error("The render process has ended");
    child ??= begin();
    const asked = child;
    lastId += 1;
    const request: RenderRequest = { id: lastId, path };
    const page = await withTimeout(
      () =>
        new Promise<MadePage | null>((resolve) => {
          waiting.set(request.id, resolve);
          // One that is gone cannot be asked: how it ended is told by its own event, which may come later.
          asked.send(request, (error) => error && giveUp(request.id));
        }),
      limits.renderElsewhereTimeoutMs,
    ).catch((error: unknown) => {
      end();
      throw error;
    });
    if (page === null) throw new Error(`The render process has not made ${path}`);
    return page;
  }

  return { make, end };
}

/** Whoever answers visitors comes first where processors are few: threads of the child inherit it. */
function startProgram(): ChildProcess {
  const child = fork(launcher, [program], {
    serialization: "advanced",
    execArgv: process.execArgv,
  });
  // One that could not be started has no number.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}

/** Bodies of a message are parts of its memory, which would stay as long as one of them. */
function withOwnBodies({ document, content }: MadePage): MadePage {
  const { br, gzip } = document.bodies;
  const bodies = {
    ...(br && { br: new Uint8Array(br) }),
    ...(gzip && { gzip: new Uint8Array(gzip) }),
  };
  return { document: { ...document, bodies }, content };
}
