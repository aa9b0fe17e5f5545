"""Denoise (C++), expose, tone-map and write one JPEG. usage: post.py base.exr-prefix out.jpg '{json opts}'"""
import sys, json, subprocess, os, io
import numpy as np
from PIL import Image, ImageFilter
def blur(a, r):
    im = [Image.fromarray(a[..., k].astype(np.float32), 'F') for k in range(3)]
    s = 4; out = []
    for i in im:
        w, h = i.size; t = i.resize((w // s, h // s), Image.BOX)
        k = np.asarray(t); rr = max(1, int(r / s))
        ker = np.exp(-np.linspace(-2, 2, 4 * rr + 1) ** 2); ker /= ker.sum()
        p = np.pad(k, ((2 * rr, 2 * rr), (0, 0)), 'edge'); k = sum(ker[j] * p[j:j + k.shape[0]] for j in range(len(ker)))
        p = np.pad(k, ((0, 0), (2 * rr, 2 * rr)), 'edge'); k = sum(ker[j] * p[:, j:j + k.shape[1]] for j in range(len(ker)))
        out.append(np.asarray(Image.fromarray(k.astype(np.float32), 'F').resize((w, h), Image.BICUBIC)))
    return np.stack(out, -1)
LUM = np.array([.2126, .7152, .0722])
def curve(x):  # filmic shoulder, then sRGB
    a = x * 1.0; t = np.where(a < .55, a, .55 + (1 - .55) * (1 - np.exp(-(a - .55) / (1 - .55) * .82)))
    t = np.clip(t, 0, 1); return np.where(t <= .0031308, 12.92 * t, 1.055 * t ** (1 / 2.4) - .055)
def tone(rgb, ex, sat, contrast):
    x = rgb * ex; l = (x @ LUM)[..., None]; x = l + (x - l) * sat; x = np.maximum(x, 0)
    hi = np.clip((l - .9) / 3, 0, 1) ** .7; x = x * (1 - hi) + l * hi
    y = curve(x); return np.clip(y + contrast * (y - .5) * (1 - (2 * y - 1) ** 2), 0, 1)
def despeckle(c):
    """Replaces single pixels that are darker or brighter than all but one of their neighbours by the median of those."""
    l = np.pad(c @ LUM, 1, 'edge'); h, w = c.shape[:2]; at = [(y, x) for y in range(3) for x in range(3) if (y, x) != (1, 1)]; n = np.stack([l[y:y + h, x:x + w] for y, x in at]); n.sort(0); m = l[1:-1, 1:-1]; bad = (m < .8 * n[1]) | (m > 1.25 * n[6])
    p = np.pad(c, ((1, 1), (1, 1), (0, 0)), 'edge'); ys, xs = np.nonzero(bad); c = c.copy(); c[ys, xs] = np.median(np.stack([p[ys + y, xs + x] for y, x in at]), 0); return c
def finish(raw, out, o):
    with open(raw, 'rb') as f:
        w, h = np.frombuffer(f.read(8), np.int32); n = w * h * 3; c = np.frombuffer(f.read(4 * n), np.float32).reshape(h, w, 3).astype(np.float64); alb = np.frombuffer(f.read(4 * n), np.float32).reshape(h, w, 3)
    c = despeckle(c); l = c @ LUM
    if o.get('wb', 0):
        al = alb.mean(-1); s = (alb.max(-1) - alb.min(-1)) / (al + .01); msk = (al > .5) & (s < .16) & (l < np.percentile(l, 96))
        if msk.sum() > 500:
            m = (c / np.maximum(alb, .1))[msk].mean(0); g = (m.mean() / m) ** o['wb']; c = c * g
    c = np.minimum(c, np.percentile(l, 50) * 60 + 1e-4)
    if o.get('bloom', .06): b = o.get('bloom', .06); c = c * (1 - b) + b * (.6 * blur(c, 14) + .4 * blur(c, 60))
    sat, con, key = o.get('sat', 1.06), o.get('con', .12), o.get('key', .70); lo, hi = -8.0, 8.0; sm = c[::4, ::4]
    for _ in range(24):
        m = (lo + hi) / 2; v = (tone(sm, 2 ** m, sat, con) @ LUM).mean(); lo, hi = (m, hi) if v < key else (lo, m)
    y = tone(c, 2 ** lo, sat, con); rng = np.random.default_rng(3); y = y + rng.normal(size=y.shape[:2])[..., None] * .0045
    im = Image.fromarray((np.clip(y, 0, 1) * 255 + .5).astype(np.uint8), 'RGB')
    if im.size != (1600, 1067) and not o.get('native'): im = im.resize((1600, 1067), Image.LANCZOS)
    if o.get('flip'): im = im.transpose(Image.FLIP_LEFT_RIGHT)
    im = im.filter(ImageFilter.UnsharpMask(1.5, 40, 1))
    for q in range(o.get('q', 83), 50, -3):
        b = io.BytesIO(); im.save(b, 'JPEG', quality=q, optimize=True, progressive=True)
        if b.tell() <= 256000: break
    os.makedirs(os.path.dirname(out), exist_ok=True); open(out, 'wb').write(b.getvalue())
    print(os.path.basename(out), 'ev %.2f' % lo, 'q', q, b.tell() // 1024, 'KB')
if __name__ == '__main__':
    base, out = sys.argv[1:3]; o = json.loads(sys.argv[3]) if len(sys.argv) > 3 else {}
    if os.path.exists(base + '.opts.json'): o.update(json.load(open(base + '.opts.json')))
    subprocess.check_call([os.environ.get('DENOISE', './denoise'), base + '_a.exr', base + '_b.exr', base + '.raw', str(o.get('threads', 3))]); finish(base + '.raw', out, o)
    for q in ('_a.exr', '_b.exr', '.raw'): os.remove(base + q)
