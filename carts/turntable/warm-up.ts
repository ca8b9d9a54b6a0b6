import { Mesh } from "three";
import type { Camera, Scene, WebGLRenderer } from "three";
import { Stopped, nextTask } from "./slices.ts";

const askAgainMs = 4;

/**
 * Makes the graphics card ready to draw the whole scene at once: compiles and uploads for one mesh
 * at a time and lets the card come to rest in between. A question to a busy card holds the page
 * until the card has done everything it was given; one that rests answers at once.
 * The canvas must be a pixel small: what is drawn here is not for looking at.
 * Throws when a program could not be made.
 */
export async function warmUp(
  renderer: WebGLRenderer,
  scene: Scene,
  camera: Camera,
  signal: AbortSignal,
): Promise<void> {
  const gl = renderer.getContext() as WebGL2RenderingContext;
  const meshes: Mesh[] = [];
  scene.traverse((object) => {
    if (object instanceof Mesh) meshes.push(object);
  });
  await cardAtRest(gl, signal);
  if (scene.environment) renderer.initTexture(scene.environment);
  for (const mesh of meshes) mesh.visible = false;
  const countPrograms = () => renderer.info.programs?.length ?? 0;
  let isShadowMade = false;
  for (const mesh of meshes) {
    const known = countPrograms();
    renderer.compile(mesh, camera, scene);
    // Only a new program is asked anything when it is first drawn with.
    if (countPrograms() > known) await cardAtRest(gl, signal);
    else await nextTask();
    if (signal.aborted) throw new Stopped();
    mesh.visible = true;
    renderer.shadowMap.needsUpdate = mesh.castShadow && !isShadowMade;
    isShadowMade ||= mesh.castShadow;
    renderer.render(scene, camera);
    mesh.visible = false;
  }
  await cardAtRest(gl, signal);
  for (const mesh of meshes) mesh.visible = true;
  renderer.shadowMap.needsUpdate = true;
  for (const { program } of renderer.info.programs ?? []) {
    const isLinked: unknown = gl.getProgramParameter(program as WebGLProgram, gl.LINK_STATUS);
    if (isLinked !== true) throw new Error("The graphics driver refused a program");
  }
}

/** Waits, without holding the page, until everything given to the card so far is done. */
async function cardAtRest(gl: WebGL2RenderingContext, signal: AbortSignal): Promise<void> {
  const done = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  do {
    await new Promise((resolve) => {
      setTimeout(resolve, askAgainMs);
    });
    if (signal.aborted) throw new Stopped();
    if (!done || gl.isContextLost()) throw new Error("The graphics card was lost");
  } while (gl.getSyncParameter(done, gl.SYNC_STATUS) !== gl.SIGNALED);
  gl.deleteSync(done);
}
