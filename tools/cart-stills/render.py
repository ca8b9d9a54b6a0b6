"""Renders the views of one cart with Cycles, on the processor.

Run inside Blender: blender -b -P render.py -- job.json. Writes for each view scene-linear color, the denoiser's
helper passes, the mirror image and the shadow to the view's "output" as a numpy archive.
"""
import glob
import json
import math
import os
import sys

import numpy as np
import bpy
from mathutils import Vector

job = json.load(open(sys.argv[sys.argv.index("--") + 1]))


def to_blender(point):
    """three has y up, Blender has z up."""
    return Vector((point[0], -point[2], point[1]))


def make_materials():
    return {entry["name"]: make_material(entry) for entry in job["materials"]}


def make_material(entry):
    material = bpy.data.materials.new(entry["name"])
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*entry["color"], 1)
    shader.inputs["Metallic"].default_value = entry["metalness"]
    shader.inputs["Roughness"].default_value = entry["roughness"]
    shader.inputs["Specular"].default_value = entry["specular"]
    shader.inputs["Clearcoat"].default_value = entry["clearcoat"]
    shader.inputs["Clearcoat Roughness"].default_value = entry["clearcoatRoughness"]
    shader.inputs["Sheen"].default_value = entry["sheen"]
    shader.inputs["Emission"].default_value = (*entry["emission"], 1)
    shader.inputs["Emission Strength"].default_value = 1 if any(entry["emission"]) else 0
    shader.inputs["Alpha"].default_value = entry["opacity"]
    if entry["name"] in ("seat", "seatTrim", "plastic"):
        add_grain(nodes, links, shader, is_leather=entry["name"] != "plastic")
    if entry["name"] == "glass":
        make_glass(nodes, links, (0.8, 0.84, 0.84, 1))
    if entry["name"] == "lens":
        make_glass(nodes, links, (0.94, 0.95, 0.96, 1))
    return material


def add_grain(nodes, links, shader, is_leather):
    """Leather and molded plastic are never smooth: a bump of small cells."""
    place = nodes.new("ShaderNodeTexCoord")
    cells = nodes.new("ShaderNodeTexVoronoi")
    cells.inputs["Scale"].default_value = 260 if is_leather else 420
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.22 if is_leather else 0.16
    bump.inputs["Distance"].default_value = 0.002
    links.new(place.outputs["Object"], cells.inputs["Vector"])
    links.new(cells.outputs["Distance"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], shader.inputs["Normal"])


def make_glass(nodes, links, tint):
    """A thin pane: tinted enough to be seen on a white page, with a reflection by angle."""
    clear = nodes.new("ShaderNodeBsdfTransparent")
    clear.inputs[0].default_value = tint
    glossy = nodes.new("ShaderNodeBsdfGlossy")
    glossy.inputs["Roughness"].default_value = 0.015
    angle = nodes.new("ShaderNodeFresnel")
    angle.inputs["IOR"].default_value = 1.35
    both = nodes.new("ShaderNodeMixShader")
    links.new(angle.outputs[0], both.inputs[0])
    links.new(clear.outputs[0], both.inputs[1])
    links.new(glossy.outputs[0], both.inputs[2])
    links.new(both.outputs[0], nodes["Material Output"].inputs["Surface"])


def add_meshes(materials):
    data = np.memmap(job["meshFile"], dtype=np.uint8, mode="r")
    offset = 0

    def take(count, kind):
        nonlocal offset
        values = np.frombuffer(data, dtype=kind, count=count, offset=offset)
        offset += values.nbytes
        return values

    turn = np.array([[1, 0, 0], [0, 0, 1], [0, -1, 0]], dtype=np.float32)
    for entry in job["meshes"]:
        vertices, triangles = entry["vertices"], entry["triangles"]
        positions = take(vertices * 3, np.float32).reshape(-1, 3) @ turn
        normals = take(vertices * 3, np.float32).reshape(-1, 3) @ turn
        indices = take(triangles * 3, np.uint32).astype(np.int32)
        mesh = bpy.data.meshes.new(entry["material"])
        mesh.vertices.add(vertices)
        mesh.vertices.foreach_set("co", positions.ravel())
        mesh.loops.add(triangles * 3)
        mesh.loops.foreach_set("vertex_index", indices)
        mesh.polygons.add(triangles)
        mesh.polygons.foreach_set("loop_start", np.arange(0, triangles * 3, 3, dtype=np.int32))
        mesh.polygons.foreach_set("loop_total", np.full(triangles, 3, dtype=np.int32))
        mesh.polygons.foreach_set("use_smooth", np.ones(triangles, dtype=bool))
        mesh.update(calc_edges=True)
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.pi
        mesh.normals_split_custom_set_from_vertices(normals)
        mesh.materials.append(materials[entry["material"]])
        bpy.context.scene.collection.objects.link(bpy.data.objects.new(entry["material"], mesh))


def add_floor():
    bpy.ops.mesh.primitive_plane_add(size=40, location=(0, 0, 0))
    floor = bpy.context.object
    floor.is_shadow_catcher = True
    material = bpy.data.materials.new("floor")
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (0.8, 0.8, 0.8, 1)
    shader.inputs["Roughness"].default_value = 0.6
    floor.data.materials.append(material)


def add_light(scene):
    world = bpy.data.worlds.new("studio")
    scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    panorama = tree.nodes.new("ShaderNodeTexEnvironment")
    panorama.image = bpy.data.images.load(job["lightFile"])
    panorama.image.colorspace_settings.name = "Linear"
    tree.links.new(panorama.outputs["Color"], tree.nodes["Background"].inputs["Color"])


def add_camera(scene):
    camera = bpy.data.cameras.new("camera")
    camera.sensor_fit = "VERTICAL"
    holder = bpy.data.objects.new("camera", camera)
    scene.collection.objects.link(holder)
    scene.camera = holder
    return holder


def place_camera(holder, placement, height_sign):
    """With -1 below the ground: what a mirror there shows, upside down."""
    position, target = to_blender(placement["position"]), to_blender(placement["target"])
    position.z *= height_sign
    target.z *= height_sign
    holder.location = position
    holder.rotation_euler = (target - position).to_track_quat("-Z", "Y").to_euler()
    holder.data.angle = math.radians(placement["verticalFieldOfView"])
    holder.data.shift_x = placement["shift"][0]
    holder.data.shift_y = placement["shift"][1] * height_sign


def set_renderer(scene):
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    # So few samples leave nothing to stop early for, and edges need every one.
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces = 5
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 2
    cycles.transparent_max_bounces = 10
    cycles.sample_clamp_indirect = 4
    cycles.blur_glossy = 0.5
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    scene.render.film_transparent = True
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = "Raw"
    scene.view_layers[0].cycles.denoising_store_passes = True


def save_passes_to(scene, folder):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_mode = "RGBA"
    files.format.color_depth = "32"
    files.file_slots.clear()
    for name, source in (("color", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal")):
        files.file_slots.new(name)
        tree.links.new(layers.outputs[source], files.inputs[name])
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])


def load_pass(folder, name):
    path = glob.glob(os.path.join(folder, name + "0*.exr"))[0]
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    image.alpha_mode = "STRAIGHT"
    width, height = image.size
    pixels = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(path)
    return pixels.reshape(height, width, 4)[::-1].copy()


def render(scene, folder, view, share, samples):
    """Renders at a share of the picture's width and returns its passes by name."""
    scene.render.resolution_x, scene.render.resolution_y = view["width"], view["height"]
    scene.render.resolution_percentage = round(100 * share)
    scene.cycles.samples = samples
    bpy.ops.render.render(write_still=False)
    return {name: load_pass(folder, name) for name in ("color", "albedo", "normal")}


bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
set_renderer(scene)
add_meshes(make_materials())
cart = list(scene.collection.objects)
add_light(scene)
holder = add_camera(scene)
folder = job["scratch"] + ".passes"
save_passes_to(scene, folder)
pictures = []
for view in job["views"]:
    place_camera(holder, view["camera"], 1)
    picture = render(scene, folder, view, 1, view["samples"])
    place_camera(holder, view["camera"], -1)
    pictures.append((picture, render(scene, folder, view, 0.5, 6)["color"]))
# The shadow alone: the cart darkens the ground and is not seen itself.
add_floor()
for thing in cart:
    thing.visible_camera = False
for view, (picture, reflection) in zip(job["views"], pictures):
    place_camera(holder, view["camera"], 1)
    shadow = render(scene, folder, view, 0.25, 48)["color"]
    np.savez(
        view["output"],
        color=picture["color"],
        albedo=picture["albedo"][..., :3],
        normal=picture["normal"][..., :3],
        reflection=reflection[::-1],
        shadow=shadow[..., 3],
    )
os.rmdir(folder)
