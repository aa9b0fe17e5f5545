"""Parametric geometry, materials and furniture for the rendered image pack (Blender 3.4, Cycles)."""
import bpy, math, random
import numpy as np
from math import pi, sin, cos, radians

def T(x=0, y=0, z=0):
    m = np.eye(4); m[:3, 3] = (x, y, z); return m
def Rz(d):
    a = radians(d); m = np.eye(4); m[0, 0] = m[1, 1] = cos(a); m[0, 1] = -sin(a); m[1, 0] = sin(a); return m
def Rx(d):
    a = radians(d); m = np.eye(4); m[1, 1] = m[2, 2] = cos(a); m[1, 2] = -sin(a); m[2, 1] = sin(a); return m
def Ry(d):
    a = radians(d); m = np.eye(4); m[0, 0] = m[2, 2] = cos(a); m[0, 2] = sin(a); m[2, 0] = -sin(a); return m
def S(x=1, y=1, z=1):
    return np.diag([x, y, z, 1.0])

def hexc(h):
    h = h.lstrip('#'); c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in c)

# ---------------------------------------------------------------- materials
MATS = {}
def _new(name):
    m = bpy.data.materials.new(name); m.use_nodes = True; nt = m.node_tree; nt.nodes.clear()
    return m, nt, nt.nodes.new('ShaderNodeOutputMaterial')
def _n(nt, t, **kw):
    n = nt.nodes.new(t)
    for k, v in kw.items():
        if k.startswith('i_'): n.inputs[k[2:].replace('_', ' ')].default_value = v
        else: setattr(n, k, v)
    return n
def _mix(nt, fac, a, b, mode='MIX'):
    n = nt.nodes.new('ShaderNodeMixRGB'); n.blend_type = mode
    for i, x in enumerate((fac, a, b)):
        if hasattr(x, 'links'): nt.links.new(x, n.inputs[i])
        elif isinstance(x, (int, float)): n.inputs[i].default_value = x if i == 0 else (x, x, x, 1)
        else: n.inputs[i].default_value = (*x, 1)
    return n.outputs[0]
def _ramp(nt, fac, a, b, p0=.3, p1=.7):
    r = nt.nodes.new('ShaderNodeValToRGB'); nt.links.new(fac, r.inputs[0])
    e = r.color_ramp.elements; e[0].position, e[1].position = p0, p1; e[0].color = (*a, 1); e[1].color = (*b, 1)
    return r.outputs[0]
def _noise(nt, vec, scale, detail=2, rough=.5, dist=0):
    n = _n(nt, 'ShaderNodeTexNoise', i_Scale=scale, i_Detail=detail, i_Roughness=rough, i_Distortion=dist)
    if vec is not None: nt.links.new(vec, n.inputs['Vector'])
    return n.outputs['Fac']
def _surface(nt, out, col, rough=.6, spec=.3, metal=0, bump=None, bstr=.2, bdist=.01, sheen=0):
    matte = rough >= .85 and not metal
    n = nt.nodes.new('ShaderNodeBsdfDiffuse' if matte else 'ShaderNodeBsdfPrincipled')
    ci = n.inputs['Color' if matte else 'Base Color']
    if hasattr(col, 'links'): nt.links.new(col, ci)
    else: ci.default_value = (*col, 1)
    if not matte:
        n.inputs['Roughness'].default_value = rough; n.inputs['Specular'].default_value = spec; n.inputs['Metallic'].default_value = metal
    if bump is not None:
        b = _n(nt, 'ShaderNodeBump', i_Strength=bstr, i_Distance=bdist); nt.links.new(bump, b.inputs['Height']); nt.links.new(b.outputs[0], n.inputs['Normal'])
    nt.links.new(n.outputs[0], out.inputs[0]); return n
def mat(kind, c=(.8, .8, .8), c2=None, **k):
    if isinstance(c, str): c = hexc(c)
    if isinstance(c2, str): c2 = hexc(c2)
    key = (kind, c, c2, tuple(sorted(k.items())))
    if key in MATS: return MATS[key]
    m, nt, out = _new(f'{kind}{len(MATS)}'); ln = nt.links.new
    uv = _n(nt, 'ShaderNodeUVMap').outputs[0]; pos = _n(nt, 'ShaderNodeNewGeometry').outputs['Position']
    at = _n(nt, 'ShaderNodeAttribute', attribute_name='col'); vc, va = at.outputs['Color'], at.outputs['Alpha']
    c2 = c2 or tuple(x * .72 for x in c)
    if kind == 'paint': _surface(nt, out, c, k.get('rough', .9), k.get('spec', .3))
    elif kind == 'plaster':
        f = _noise(nt, pos, k.get('scale', 3), 4, .6); f2 = _noise(nt, pos, 60, 2)
        _surface(nt, out, _mix(nt, 1, c, _ramp(nt, f, (.86, .86, .86), (1, 1, 1), .3, .65), 'MULTIPLY'), .95, bump=f2, bstr=.25, bdist=.01)
    elif kind == 'vcol': _surface(nt, out, vc, k.get('rough', .9), k.get('spec', .3))
    elif kind == 'wood':
        mp = _n(nt, 'ShaderNodeMapping'); ln(uv, mp.inputs[0]); s = k.get('scale', 1.0); mp.inputs['Scale'].default_value = (.9 * s, 14 * s, 1)
        f = _noise(nt, mp.outputs[0], 2.2, 3, .55, 1.1)
        mp2 = _n(nt, 'ShaderNodeMapping'); ln(uv, mp2.inputs[0]); mp2.inputs['Scale'].default_value = (3 * s, 110 * s, 1)
        f2 = _noise(nt, mp2.outputs[0], 1.5, 1)
        col = _ramp(nt, f, c2, c, .28, .66); col = _mix(nt, .22, col, _ramp(nt, f2, (.3, .3, .3), (1, 1, 1), .3, .6), 'MULTIPLY')
        tone = _ramp(nt, va, (k.get('lo', .74),) * 3, (k.get('hi', 1.12),) * 3, 0, 1); col = _mix(nt, 1, col, tone, 'MULTIPLY')
        _surface(nt, out, col, k.get('rough', .5), k.get('spec', .3))
    elif kind == 'fabric':
        f = _noise(nt, pos, k.get('scale', 260), 1, .5); g = _noise(nt, pos, 5, 2)
        col = _mix(nt, 1, c, _ramp(nt, f, (.72,) * 3, (1.08,) * 3, .25, .75), 'MULTIPLY'); col = _mix(nt, .5, col, _ramp(nt, g, (.8,) * 3, (1.1,) * 3, .3, .7), 'MULTIPLY')
        _surface(nt, out, col, .95, bump=f, bstr=k.get('bump', .5), bdist=.004)
    elif kind == 'rug':
        w = _n(nt, 'ShaderNodeTexWave', i_Scale=k.get('scale', 14), i_Distortion=k.get('dist', 1.5), i_Detail=1.5); ln(pos, w.inputs[0]); w.bands_direction = k.get('dir', 'X')
        f = _noise(nt, pos, 130, 1); col = _ramp(nt, w.outputs['Fac'], c, c2, .45, .55) if k.get('stripes') else _mix(nt, .35, c, _ramp(nt, w.outputs['Fac'], c2, c, .2, .8))
        col = _mix(nt, 1, col, _ramp(nt, f, (.75,) * 3, (1.05,) * 3, .25, .75), 'MULTIPLY'); _surface(nt, out, col, .95, bump=f, bstr=.6, bdist=.008)
    elif kind == 'tile':
        f = _noise(nt, pos, 4, 2); tone = _ramp(nt, va, (.9,) * 3, (1.05,) * 3, 0, 1)
        _surface(nt, out, _mix(nt, 1, c, tone, 'MULTIPLY'), k.get('rough', .22), .45, bump=f, bstr=.06, bdist=.02)
    elif kind == 'stone':
        f = _noise(nt, pos, k.get('scale', 2.2), 5, .62, 1.6)
        _surface(nt, out, _mix(nt, .8, c, _ramp(nt, f, c2, c, .38, .56), 'MIX'), k.get('rough', .3), .4)
    elif kind == 'terrazzo':
        vo = _n(nt, 'ShaderNodeTexVoronoi', i_Scale=k.get('scale', 28)); ln(pos, vo.inputs['Vector'])
        wn = _n(nt, 'ShaderNodeTexWhiteNoise'); ln(vo.outputs['Color'], wn.inputs['Vector'])
        chips = _ramp(nt, wn.outputs['Value'], c2, c, .12, .6); col = _mix(nt, _ramp(nt, vo.outputs['Distance'], (1,) * 3, (0,) * 3, .3, .34), c, chips); _surface(nt, out, col, k.get('rough', .4), .4)
    elif kind == 'metal': _surface(nt, out, c, k.get('rough', .25), .5, 1)
    elif kind == 'gloss': _surface(nt, out, c, k.get('rough', .15), .5)
    elif kind == 'mirror':
        g = _n(nt, 'ShaderNodeBsdfGlossy', i_Roughness=0.0); g.inputs[0].default_value = (.9, .92, .92, 1); ln(g.outputs[0], out.inputs[0])
    elif kind == 'glass':
        t = _n(nt, 'ShaderNodeBsdfTransparent'); t.inputs[0].default_value = (*c, 1); g = _n(nt, 'ShaderNodeBsdfGlossy', i_Roughness=.02)
        mx = nt.nodes.new('ShaderNodeMixShader'); mx.inputs[0].default_value = k.get('refl', .05); ln(t.outputs[0], mx.inputs[1]); ln(g.outputs[0], mx.inputs[2]); ln(mx.outputs[0], out.inputs[0])
    elif kind == 'pane':  # exterior window glass: dark interior + reflection of the sky
        e = _n(nt, 'ShaderNodeEmission', i_Strength=PANE); ln(vc, e.inputs[0]); g = _n(nt, 'ShaderNodeBsdfGlossy', i_Roughness=.015); fr = _n(nt, 'ShaderNodeFresnel', i_IOR=1.9); ln(_ramp(nt, fr.outputs[0], (0,) * 3, (.9, .95, 1), 0, 1), g.inputs[0])
        ad = nt.nodes.new('ShaderNodeAddShader'); ln(e.outputs[0], ad.inputs[0]); ln(g.outputs[0], ad.inputs[1]); ln(ad.outputs[0], out.inputs[0]); m.cycles.sample_as_light = False  # one closure to sample, because a mixture leaves specks
    elif kind in ('leaf', 'curtain', 'shade'):
        d = _n(nt, 'ShaderNodeBsdfDiffuse'); t = _n(nt, 'ShaderNodeBsdfTranslucent'); fac = {'leaf': .35, 'curtain': .5, 'shade': .5}[kind]
        if kind == 'leaf':
            col = _mix(nt, 1, c, _ramp(nt, va, (.55,) * 3, (1.3,) * 3, 0, 1), 'MULTIPLY'); ln(col, d.inputs[0]); ln(col, t.inputs[0])
        else: d.inputs[0].default_value = t.inputs[0].default_value = (*c, 1)
        mx = _n(nt, 'ShaderNodeMixShader', i_Fac=fac); ln(d.outputs[0], mx.inputs[1]); ln(t.outputs[0], mx.inputs[2]); o = mx.outputs[0]
        if kind == 'curtain' and k.get('sheer', .25):
            tr = _n(nt, 'ShaderNodeBsdfTransparent'); m2 = _n(nt, 'ShaderNodeMixShader', i_Fac=k.get('sheer', .25)); ln(o, m2.inputs[1]); ln(tr.outputs[0], m2.inputs[2]); o = m2.outputs[0]
        if kind == 'shade' and k.get('e', 0):
            e = _n(nt, 'ShaderNodeEmission', i_Strength=k['e']); e.inputs[0].default_value = (1, .78, .52, 1); ad = nt.nodes.new('ShaderNodeAddShader'); ln(o, ad.inputs[0]); ln(e.outputs[0], ad.inputs[1]); o = ad.outputs[0]
        ln(o, out.inputs[0])
    elif kind == 'emit':
        e = _n(nt, 'ShaderNodeEmission', i_Strength=k.get('e', 1)); e.inputs[0].default_value = (*c, 1); ln(e.outputs[0], out.inputs[0])
    elif kind == 'emitv':
        e = _n(nt, 'ShaderNodeEmission', i_Strength=k.get('e', 1)); ln(vc, e.inputs[0]); ln(e.outputs[0], out.inputs[0])
    elif kind == 'brick':
        b = _n(nt, 'ShaderNodeTexBrick', i_Scale=1.0); b.inputs['Brick Width'].default_value = k.get('bw', .25); b.inputs['Row Height'].default_value = k.get('rh', .075); b.inputs['Mortar Size'].default_value = k.get('ms', .007)
        b.inputs['Color1'].default_value = (*c, 1); b.inputs['Color2'].default_value = (*c2, 1); b.inputs['Mortar'].default_value = (.55, .52, .48, 1) if not k.get('mortar') else (k['mortar'],) * 3 + (1,); ln(uv, b.inputs['Vector'])
        f = _noise(nt, pos, 1.2, 3); _surface(nt, out, _mix(nt, 1, b.outputs['Color'], _ramp(nt, f, (.85,) * 3, (1.06,) * 3, .3, .7), 'MULTIPLY'), .95, bump=b.outputs['Fac'], bstr=-.3, bdist=.01)
    elif kind == 'ground':
        f = _noise(nt, pos, k.get('scale', 1.2), 5, .65); f2 = _noise(nt, pos, k.get('fine', 30), 3, .7); col = _ramp(nt, f, c2, c, .35, .65); col = _mix(nt, .6, col, _ramp(nt, f2, (.5,) * 3, (1.15,) * 3, .25, .75), 'MULTIPLY')
        _surface(nt, out, col, .95, bump=f2, bstr=k.get('bump', .5), bdist=k.get('bd', .04))
    elif kind == 'water':
        mp = _n(nt, 'ShaderNodeMapping'); ln(pos, mp.inputs[0]); mp.inputs['Scale'].default_value = (.35, 1.1, 1)
        f = _noise(nt, mp.outputs[0], k.get('scale', 1.3), 4, .6); b = _n(nt, 'ShaderNodeBump', i_Strength=k.get('str', .12), i_Distance=.3); ln(f, b.inputs['Height'])
        d = _n(nt, 'ShaderNodeBsdfDiffuse'); d.inputs[0].default_value = (*c, 1); g = _n(nt, 'ShaderNodeBsdfGlossy', i_Roughness=.04); fr = _n(nt, 'ShaderNodeFresnel', i_IOR=1.45)
        for q in (g, fr): ln(b.outputs[0], q.inputs['Normal'])
        mx = nt.nodes.new('ShaderNodeMixShader'); ln(fr.outputs[0], mx.inputs[0]); ln(d.outputs[0], mx.inputs[1]); ln(g.outputs[0], mx.inputs[2]); ln(mx.outputs[0], out.inputs[0])
    else: raise KeyError(kind)
    MATS[key] = m; return m

# ---------------------------------------------------------------- mesh builder
class G:
    """Collects geometry by material; M is the current placement."""
    def __init__(s, seed=0):
        s.parts = {}; s.M = np.eye(4); s.st = []; s.r = random.Random(seed); s.np = np.random.default_rng(seed)
    def at(s, m): s.st.append(s.M); s.M = s.M @ m; return s
    def __enter__(s): return s
    def __exit__(s, *a): s.M = s.st.pop()
    def add(s, m, V, F, uv=None, N=None, smooth=False, col=None, a=None):
        V = np.asarray(V, float).reshape(-1, 3); n = len(V); Vw = V @ s.M[:3, :3].T + s.M[:3, 3]
        if N is None: Nw = np.zeros((n, 3))
        else: Nw = np.asarray(N) @ np.linalg.inv(s.M[:3, :3]); Nw /= np.linalg.norm(Nw, axis=1, keepdims=True) + 1e-12
        if uv is None: uv = V[:, :2]
        if a is None: a = s.r.random()
        C = np.empty((n, 4)); C[:, :3] = (1, 1, 1) if col is None else col; C[:, 3] = a
        F = [np.asarray(F)] if isinstance(F, np.ndarray) else [np.array([f]) for f in F]
        if np.linalg.det(s.M[:3, :3]) < 0: F = [f[:, ::-1] for f in F]
        s.parts.setdefault(m.name, []).append((Vw, F, np.asarray(uv, float), Nw, smooth, C))
    # rounded box: c centre, d full size
    def box(s, m, c, d, r=.004, k=1, bulge=0, noise=0, grain=None, col=None, a=None, sub=0, nfreq=6):
        h = np.array(d, float) / 2; r = min(r, *(h * .999)); soft = bulge or noise
        def coords(hh):
            th = [r * math.tan(radians(45 * i / k)) for i in range(k, -1, -1)]
            lo = [-hh + r - t for t in th]; hi = [-x for x in lo[::-1]]
            ns = sub if sub else (8 if soft else 0); mid = list(np.linspace(-hh + r, hh - r, ns + 2)[1:-1]) if ns else []
            return np.array(lo + mid + hi)
        g = grain if grain is not None else int(np.argmax(h)); off = s.np.random(2) * 40
        Vs, Ns, Us, Fs = [], [], [], []; base = 0
        for ax in range(3):
            for sg in (-1, 1):
                ai, bi = [(1, 2), (2, 0), (0, 1)][ax]
                if sg < 0: ai, bi = bi, ai
                ua, ub = coords(h[ai]), coords(h[bi]); A, Bb = np.meshgrid(ua, ub, indexing='ij'); P = np.empty((A.size, 3)); P[:, ai] = A.ravel(); P[:, bi] = Bb.ravel(); P[:, ax] = sg * h[ax]
                inner = np.clip(P, -(h - r), h - r); D = P - inner; D /= np.linalg.norm(D, axis=1, keepdims=True); V = inner + D * r
                if bulge: V[:, ax] += sg * bulge * (1 - (A.ravel() / h[ai]) ** 4) * (1 - (Bb.ravel() / h[bi]) ** 4)
                u, v = (V[:, g], V[:, bi if ai == g else ai]) if g != ax else (V[:, ai], V[:, bi])
                Us.append(np.stack([u, v], 1) + off); na, nb = len(ua), len(ub); i = np.arange(na * nb).reshape(na, nb)
                Fs.append(np.stack([i[:-1, :-1], i[1:, :-1], i[1:, 1:], i[:-1, 1:]], -1).reshape(-1, 4) + base); base += na * nb; Vs.append(V); Ns.append(D)
        V, N, U, F = map(np.concatenate, (Vs, Ns, Us, Fs))
        if soft:
            q = np.round(V, 4); _, idx, inv = np.unique(q, axis=0, return_index=True, return_inverse=True); V, U, F = V[idx], U[idx], inv.reshape(-1)[F]; N = None
            if noise: V = V + s.wob(V, nfreq) * noise
        s.add(m, V + np.asarray(c), F, U, N, True, col, a)
    def wob(s, V, freq=6, n=10):
        o = np.zeros((len(V), 3))
        for i in range(n):
            d = s.np.normal(size=3); d *= freq * (1 + i * .35) / np.linalg.norm(d); o += np.sin(V @ d + s.np.random() * 7)[:, None] * s.np.normal(size=3) / (1 + i * .35) / 2.2
        return o
    def quad(s, m, p, col=None, a=None, uv=None):
        p = np.asarray(p, float)
        if uv is None:
            e1 = p[1] - p[0]; e2 = p[-1] - p[0]; uv = np.array([[0, 0], [np.linalg.norm(e1), 0], [np.linalg.norm(e1), np.linalg.norm(e2)], [0, np.linalg.norm(e2)]])[:len(p)] if len(p) == 4 else p[:, :2]
        s.add(m, p, [list(range(len(p)))], uv, None, False, col, a)
    def plane(s, m, x0, y0, x1, y1, z=0, **k): s.quad(m, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], **k)
    def lathe(s, m, prof, n=28, smooth=True, col=None, a=None, c=(0, 0, 0)):
        p = np.array(prof, float); t = np.linspace(0, 2 * pi, n, endpoint=False); L = len(p)
        V = np.stack([np.outer(p[:, 0], np.cos(t)), np.outer(p[:, 0], np.sin(t)), np.repeat(p[:, 1][:, None], n, 1)], -1).reshape(-1, 3) + np.asarray(c)
        i = np.arange(L * n).reshape(L, n); j = np.roll(i, -1, 1); F = np.stack([i[:-1], j[:-1], j[1:], i[1:]], -1).reshape(-1, 4)
        uv = np.stack([np.repeat(p[:, 1][:, None], n, 1).ravel(), np.tile(t * p[:, 0].max(), L)], 1); s.add(m, V, F, uv, None, smooth, col, a)
    def cyl(s, m, c, r, h, r2=None, n=20, bev=.003, **k):
        r2 = r if r2 is None else r2; b = min(bev, r * .4, r2 * .4, h * .3)
        s.lathe(m, [(0, 0), (r - b, 0)], n, False, c=c, **k); s.lathe(m, [(r - b, 0), (r, b), (r2, h - b), (r2 - b, h)], n, True, c=c, **k); s.lathe(m, [(r2 - b, h), (0, h)], n, False, c=c, **k)
    def tube(s, m, pts, r, n=8, closed=False, col=None, a=None, sm=0):
        P = np.array(pts, float)
        if sm:
            for _ in range(sm):
                q = [P[0]]
                for A, B in zip(P[:-1], P[1:]): q += [A * .75 + B * .25, A * .25 + B * .75]
                P = np.array(q + [P[-1]])
        L = len(P); R = np.full(L, r, float) if np.isscalar(r) else np.interp(np.linspace(0, 1, L), np.linspace(0, 1, len(r)), r)
        tg = np.gradient(P, axis=0); tg /= np.linalg.norm(tg, axis=1, keepdims=True) + 1e-9; ref = np.array([0, 0, 1.]) if abs(tg[0, 2]) < .9 else np.array([1., 0, 0]); V = []
        for i in range(L):
            x = np.cross(tg[i], ref); x /= np.linalg.norm(x) + 1e-9; y = np.cross(x, tg[i]); ref = -y if np.dot(-y, ref) > 0 else y
            y = np.cross(tg[i], x); t = np.linspace(0, 2 * pi, n, endpoint=False); V.append(P[i] + R[i] * (np.outer(np.cos(t), x) + np.outer(np.sin(t), y)))
        V = np.concatenate(V); i = np.arange(L * n).reshape(L, n); j = np.roll(i, -1, 1); F = np.stack([i[:-1], i[1:], j[1:], j[:-1]], -1).reshape(-1, 4)
        ln = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]); uv = np.stack([np.repeat(ln, n), np.tile(np.linspace(0, .1, n), L)], 1); F = [F, np.arange(n)[None, :], (np.arange(n)[::-1] + (L - 1) * n)[None, :]]
        s.add(m, V, F[0], uv, None, True, col, a); s.add(m, V, [list(f[0]) for f in F[1:]], uv, None, False, col, a)
    def bar(s, m, a, b, w=.03, r=.004, d=None, **k):
        """Square bar from a to b."""
        a, b = np.array(a, float), np.array(b, float); L = np.linalg.norm(b - a); z = (b - a) / L; x = np.cross([0, 1, 0], z) if abs(z[1]) < .95 else np.cross([1, 0, 0], z); x /= np.linalg.norm(x); y = np.cross(z, x)
        m4 = np.eye(4); m4[:3, 0], m4[:3, 1], m4[:3, 2], m4[:3, 3] = x, y, z, (a + b) / 2
        with s.at(m4): s.box(m, (0, 0, 0), (w, d or w, L), r, **k)
    def sheet(s, m, fn, nu=24, nv=24, col=None, a=None):
        u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv), indexing='ij'); V = np.stack(fn(u, v), -1).reshape(-1, 3); i = np.arange(nu * nv).reshape(nu, nv)
        s.add(m, V, np.stack([i[:-1, :-1], i[1:, :-1], i[1:, 1:], i[:-1, 1:]], -1).reshape(-1, 4), np.stack([u.ravel(), v.ravel()], 1), None, True, col, a)
    def pillow(s, m, w=.48, h=.48, t=.15, n=16, **k):
        """Cushion in the xz plane standing on z=0, thickness along y."""
        for sg in (-1, 1):
            def fn(u, v):
                x, z = u * 2 - 1, v * 2 - 1; th = (np.clip(1 - np.abs(x) ** 3.2, 0, 1) * np.clip(1 - np.abs(z) ** 3.2, 0, 1)) ** .55; pin = 1 - .07 * (1 - np.abs(z) ** 2) * np.abs(x) ** 3; pin2 = 1 - .07 * (1 - np.abs(x) ** 2) * np.abs(z) ** 3
                return x * pin * w / 2, sg * th * t / 2 + .012 * np.sin(x * 5 + z * 3) * th, (z * pin2 + 1) * h / 2
            s.sheet(m, fn if sg < 0 else (lambda u, v: fn(1 - u, v)), n, n, **k)
    def blob(s, m, c, r, noise=.15, n=12, freq=3, col=None, a=None, sq=(1, 1, 1)):
        u, v = np.meshgrid(np.linspace(0, 2 * pi, n * 2, endpoint=False), np.linspace(0.02, pi - .02, n), indexing='ij'); D = np.stack([np.cos(u) * np.sin(v), np.sin(u) * np.sin(v), np.cos(v)], -1).reshape(-1, 3)
        V = (D * (r * (1 + noise * s.wob(D, freq, 8)[:, :1]))) * np.array(sq) + np.asarray(c); i = np.arange(2 * n * n).reshape(2 * n, n); j = np.roll(i, -1, 0)
        s.add(m, V, np.stack([i[:, :-1], i[:, 1:], j[:, 1:], j[:, :-1]], -1).reshape(-1, 4), None, None, True, col, a)
    def build(s, name='geo', **vis):
        for mn, ps in s.parts.items():
            V, U, N, C, loops, tot, sm = [], [], [], [], [], [], []; base = 0
            for v, F, u, nn, smooth, c in ps:
                for f in F: loops.append((f + base).ravel()); tot.append(np.full(len(f), f.shape[1])); sm.append(np.full(len(f), smooth))
                V.append(v); U.append(u); N.append(nn); C.append(c); base += len(v)
            V, U, N, C, loops, tot, sm = map(np.concatenate, (V, U, N, C, loops, tot, sm)); me = bpy.data.meshes.new(name)
            me.vertices.add(len(V)); me.vertices.foreach_set('co', V.ravel()); me.loops.add(len(loops)); me.loops.foreach_set('vertex_index', loops.astype(np.int32)); me.polygons.add(len(tot))
            me.polygons.foreach_set('loop_start', np.concatenate([[0], np.cumsum(tot)[:-1]]).astype(np.int32)); me.polygons.foreach_set('loop_total', tot.astype(np.int32)); me.polygons.foreach_set('use_smooth', sm.astype(bool))
            ul = me.uv_layers.new(name='UVMap'); ul.data.foreach_set('uv', U[loops].ravel()); at = me.attributes.new('col', 'FLOAT_COLOR', 'POINT'); at.data.foreach_set('color', C.ravel()); me.update(); me.validate()
            if np.abs(N).sum() > 0:
                me.use_auto_smooth = True; me.auto_smooth_angle = pi
                try: me.normals_split_custom_set_from_vertices(N.tolist())
                except Exception as e: print('normals', e)
            me.materials.append(bpy.data.materials[mn]); ob = bpy.data.objects.new(name, me); bpy.context.scene.collection.objects.link(ob)
            for k, v in vis.items(): setattr(ob, k, v)
        s.parts = {}

# ---------------------------------------------------------------- scene, camera, lights, render
def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True); MATS.clear()
def area(loc, rot, sx, sy, power, col=(1, 1, 1), spread=180, cam=False):
    l = bpy.data.lights.new('a', 'AREA'); l.shape = 'RECTANGLE'; l.size, l.size_y, l.energy, l.color, l.spread = sx, sy, power, col, radians(spread)
    o = bpy.data.objects.new('a', l); o.location = loc; o.rotation_euler = [radians(x) for x in rot]; o.visible_camera = cam; o.visible_glossy = cam; bpy.context.scene.collection.objects.link(o); return o
def sun(elev, az, strength, col=(1, .93, .82), angle=1.0):
    l = bpy.data.lights.new('s', 'SUN'); l.energy, l.color, l.angle = strength, col, radians(angle); o = bpy.data.objects.new('s', l)
    d = np.array([cos(radians(elev)) * sin(radians(az)), cos(radians(elev)) * cos(radians(az)), sin(radians(elev))])  # towards the sun
    import mathutils; o.rotation_euler = mathutils.Vector(d).to_track_quat('Z', 'Y').to_euler(); bpy.context.scene.collection.objects.link(o); return o
def point(loc, power, col=(1, .75, .48), r=.06):
    l = bpy.data.lights.new('p', 'POINT'); l.energy, l.color, l.shadow_soft_size = power, col, r; o = bpy.data.objects.new('p', l); o.location = loc; o.visible_glossy = False; bpy.context.scene.collection.objects.link(o)
PANE = .6  # how bright the rooms behind windows are
CAM = None  # a scene's own camera, which replaces the one of its room
def camera(x, y, z, yaw=0, lens=20, shift=-.03, pitch=0):
    if CAM: x, y, z, yaw, lens, shift = (tuple(CAM) + (-.05,))[:6]
    c = bpy.data.cameras.new('c'); c.lens = lens; c.shift_y = shift; c.clip_end = 3000; c.clip_start = .05; o = bpy.data.objects.new('c', c); o.location = (x, y, z); o.rotation_euler = (radians(90 + pitch), 0, radians(yaw)); bpy.context.scene.collection.objects.link(o); bpy.context.scene.camera = o
def world_flat(col=(.7, .8, 1), light=0.0, cam=1.0):
    w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True; nt = w.node_tree; bg = nt.nodes['Background']; bg.inputs[0].default_value = (*col, 1)
    lp = nt.nodes.new('ShaderNodeLightPath'); m = nt.nodes.new('ShaderNodeMath'); m.operation = 'MULTIPLY_ADD'; nt.links.new(lp.outputs['Is Camera Ray'], m.inputs[0]); m.inputs[1].default_value = cam - light; m.inputs[2].default_value = light; nt.links.new(m.outputs[0], bg.inputs[1])
def render(path, res=(1200, 800), spp=8, seed=1, threads=3, bounces=4, clamp=4):
    s = bpy.context.scene; s.render.engine = 'CYCLES'; c = s.cycles; c.device = 'CPU'; c.samples = spp; c.use_adaptive_sampling = False; c.use_denoising = False; s.render.threads_mode = 'FIXED'; s.render.threads = threads
    c.max_bounces = bounces + 2; c.diffuse_bounces = min(bounces, 3); c.glossy_bounces = 3; c.transmission_bounces = 3; c.transparent_max_bounces = 8; c.sample_clamp_indirect = clamp; c.sample_clamp_direct = 0; c.caustics_reflective = c.caustics_refractive = False; c.blur_glossy = 1.0
    s.render.resolution_x, s.render.resolution_y = res; s.render.resolution_percentage = 100; vl = s.view_layers[0]; vl.cycles.denoising_store_passes = True; s.render.use_persistent_data = True; c.debug_use_spatial_splits = False
    im = s.render.image_settings; im.file_format = 'OPEN_EXR_MULTILAYER'; im.color_depth = '32'; im.exr_codec = 'NONE'; s.render.film_transparent = False
    for i, q in enumerate('ab'):
        c.seed = seed * 7 + i; s.render.filepath = f'{path}_{q}.exr'; bpy.ops.render.render(write_still=True)
