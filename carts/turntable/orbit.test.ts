import { PerspectiveCamera, Vector3 } from "three";
import { expect, test } from "vitest";
import { verticalFieldOfView } from "#carts/assembly/framing.ts";
import { OrbitCamera, clampOrbit, startOrbit } from "./orbit.ts";

const corners = [-1.6, 1.6].flatMap((x) =>
  [0, 2].flatMap((y) => [-0.8, 0.8].map((z) => new Vector3(x, y, z))),
);

function extent(camera: PerspectiveCamera) {
  camera.updateMatrixWorld(true);
  const projected = corners.map((corner) =>
    corner.clone().applyMatrix4(camera.matrixWorldInverse).applyMatrix4(camera.projectionMatrix),
  );
  return Math.max(...projected.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))));
}

test("the whole cart is in the picture from every side and height, on wide and on tall screens", () => {
  for (const [width, height] of [
    [900, 562],
    [360, 480],
  ] as const) {
    const camera = new PerspectiveCamera(verticalFieldOfView, width / height, 0.1, 60);
    const orbit = new OrbitCamera(camera, corners);
    orbit.resize(width, height);
    for (let azimuth = 0; azimuth < 360; azimuth += 7) {
      for (const elevation of [-2, 8, 30, 60]) {
        orbit.place({ ...startOrbit, azimuth, elevation });
        expect(extent(camera)).toBeLessThan(1);
        expect(extent(camera)).toBeGreaterThan(0.8);
      }
    }
  }
});

test("zoom brings the camera nearer", () => {
  const camera = new PerspectiveCamera(verticalFieldOfView, 1.6, 0.1, 60);
  const orbit = new OrbitCamera(camera, corners);
  orbit.resize(900, 562);
  orbit.place(startOrbit);
  const far = camera.position.length();
  orbit.place({ ...startOrbit, zoom: 2 });
  expect(camera.position.length()).toBeLessThan(far * 0.6);
});

test("the cart can be turned for ever, but not upside down, and not out of the room", () => {
  expect(clampOrbit({ azimuth: -30, elevation: 90, zoom: 0.1 })).toEqual({
    azimuth: 330,
    elevation: 60,
    zoom: 1,
  });
  expect(clampOrbit({ azimuth: 725, elevation: -90, zoom: 99 })).toEqual({
    azimuth: 5,
    elevation: -2,
    zoom: 3.2,
  });
});
