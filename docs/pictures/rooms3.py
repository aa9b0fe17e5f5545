"""A room from a list of things: (name, x, y, turn, arguments...). The room spans x 0..W, y -F..D; a thing's back is at +y before it is turned."""
from rooms2 import *
def tile_stove(g, s, kind=0, c='#f1eee6', H=2.6):
    t = mat('tile', c, rough=.12); dk = mat('metal', '#b8955a', rough=.3)
    if kind == 0:  # round, in a corner
        h = H - .55; g.cyl(mat('paint', '#d9d5cc'), (0, 0, 0), .46, .12, n=48)
        for i in range(16):
            a = 2 * pi * i / 16
            for k in range(8):
                z0 = .14 + (h - .3) * k / 8; z1 = .14 + (h - .3) * (k + 1) / 8 - .006; r = .42; a0, a1 = a + .012, a + 2 * pi / 16 - .012; n = 4
                g.sheet(t, lambda u, v, a0=a0, a1=a1, z0=z0, z1=z1: (r * np.cos(a0 + (a1 - a0) * u), r * np.sin(a0 + (a1 - a0) * u), z0 + (z1 - z0) * v), n, 2)
        g.cyl(mat('paint', '#c9c5bc'), (0, 0, .12), .412, h - .2, n=48)
        for z, r, q in ((.1, .46, .05), (h * .42, .445, .05), (h - .16, .45, .06), (h - .1, .48, .06), (h - .04, .43, .08), (h + .04, .36, .06)): g.cyl(t, (0, 0, z), r, q, n=48, bev=.012)
        y = -.425; g.box(dk, (0, y, .72), (.34, .05, .40), .01, 2); g.box(dk, (0, y - .03, .72), (.008, .012, .36), .002); [g.blob(dk, (q * .04, y - .045, .72), .014, 0, 8) for q in (-1, 1)]
    else:  # square, against a wall
        w, d, h = .82, .6, H - .5; g.box(mat('paint', '#c9c5bc'), (0, -d / 2, h / 2), (w - .02, d - .02, h), .004); g.box(t, (0, -d / 2, .1), (w + .08, d + .06, .2), .01, 2)
        for M, L in ((T(-w / 2, -d), w), (T(-w / 2, 0) @ Rz(-90), d), (T(w / 2, -d) @ Rz(90), d)):
            with g.at(M @ T(0, 0, .21)): tilegrid(g, t, L, h - .3, .2, .2, .005)
        for z, e in ((h * .5, .05), (h - .1, .06), (h - .04, .12), (h + .02, .06)): g.box(t, (0, -d / 2, z), (w + e, d + e, .06), .012, 2)
        g.box(mat('metal', '#2a2a2b', rough=.4), (0, -d - .01, .62), (.4, .03, .42), .008, 2); g.box(dk, (0, -d - .03, .62), (.36, .012, .38), .006)
def wood_stove(g, s, kind=0, H=2.6, c='#1f2021'):
    m = mat('metal', c, rough=.5); g.box(mat('stone', '#3a3b3c', '#2c2d2e'), (0, 0, .006), (1.0, .9, .012), .003)
    if kind == 0: g.cyl(m, (0, 0, .08), .24, .98, n=48, bev=.01); g.cyl(m, (0, 0, 0), .2, .08, n=40); q = -.238; g.sheet(mat('gloss', '#120c08', rough=.06), lambda u, v: (.245 * np.sin((u - .5) * 1.6), -.245 * np.cos((u - .5) * 1.6), .48 + v * .42), 14, 2)
    else: g.box(m, (0, 0, .62), (.52, .42, .78), .02, 3); [g.box(m, (a * .2, b * .15, .12), (.03, .03, .24), .004) for a in (-1, 1) for b in (-1, 1)]; q = -.212; g.box(mat('gloss', '#120c08', rough=.06), (0, -.213, .68), (.4, .012, .44), .006)
    g.tube(m, [(0, .04, .9), (0, .04, H)], .075, 24)
    with g.at(T(.0, q - .012, .5 if kind == 0 else .5)): [g.blob(mat('emit', '#ff8a35', e=4), (-.09 + .045 * i, 0, .05 + .04 * (i % 3)), .035, .3, 7, sq=(.8, .25, 1.7)) for i in range(5)]
    with g.at(T(.62, -.05, 0)): g.cyl(mat('rug', '#8a6a48', '#6d5236', scale=60), (0, 0, 0), .2, .26, .22, 30); [g.tube(wood('birch'), [(-.15 + .1 * i, -.12, .28 + .04 * (i % 2)), (-.15 + .1 * i, .16, .3)], .04, 9) for i in range(4)]
def tv(g, s, w=1.25): g.box(mat('gloss', '#0f1113', rough=.12), (0, 0, w * .3), (w, .03, w * .57), .006, 2); g.box(mat('paint', '#1c1d1e'), (0, .03, .02), (w * .4, .12, .02), .004)
def child_bed(g, s, c='white', d='#f2efe8', acc='mustard'):
    m = wood(c) if c in WOODS and c != 'white' else mat('paint', COL.get(c, c), rough=.5); g.box(m, (0, 0, .24), (.98, 2.0, .12), .008, 2); g.box(m, (0, .99, .5), (.98, .04, .72), .012, 2); g.box(m, (0, -.99, .38), (.98, .04, .48), .012, 2); [g.box(m, (a * .46, b * .97, .12), (.05, .05, .24), .004) for a in (-1, 1) for b in (-1, 1)]
    g.box(mat('fabric', '#eceae4'), (0, 0, .38), (.9, 1.92, .18), .05, 3, .01); f = mat('fabric', d, scale=300, bump=.3); g.sheet(f, lambda u, v: ((u - .5) * 1.06, -.95 + v * 1.35, .5 + .012 * np.sin(u * 17 + v * 5) + .01 * np.sin(v * 23) - .16 * np.clip(np.abs(u - .5) * 2 - .84, 0, 1) * 5), 60, 60)
    with g.at(T(0, .72, .5) @ Rx(-32)): g.pillow(mat('fabric', '#f4f2ec'), .62, .44, .18)
    with g.at(T(.12, .5, .52) @ Rx(-40) @ Rz(8)): g.pillow(mat('fabric', COL[acc]), .36, .34, .14)
def bunk(g, s, c='pale'):
    m = wood(c) if c in WOODS else mat('paint', COL[c]); [g.box(m, (a * .48, b * 1.0, .9), (.06, .06, 1.8), .006) for a in (-1, 1) for b in (-1, 1)]
    for z, q in ((.32, 'sage'), (1.3, 'lightblue')):
        g.box(m, (0, 0, z), (.96, 2.0, .1), .006); g.box(mat('fabric', '#efece5'), (0, 0, z + .12), (.9, 1.92, .16), .05, 3, .01); g.box(mat('fabric', COL[s.get('acc2', q)]), (0, -.28, z + .22), (.93, 1.3, .06), .03, 3, .012)
        with g.at(T(0, .72, z + .22) @ Rx(-30)): g.pillow(mat('fabric', '#f6f4ee'), .6, .42, .17)
    for z in (1.5, 1.62): g.box(m, (-.48, .3, z), (.025, 1.4, .07), .004); g.box(m, (.48, 0, z), (.025, 2.0, .07), .004)
    for i in range(5): g.tube(m, [(-.5, -.95, .35 + .26 * i), (-.5, -.58, .35 + .26 * i)], .018)
    g.box(m, (-.5, -.56, .7), (.04, .05, 1.4), .004)
def cot(g, s, c='white'):
    m = mat('paint', COL.get(c, '#eee')) if c == 'white' else wood(c)
    for b in (-1, 1): g.box(m, (0, b * .62, .55), (.66, .035, .75), .01, 2)
    for a in (-1, 1):
        g.box(m, (a * .32, 0, .9), (.03, 1.24, .04), .006); g.box(m, (a * .32, 0, .3), (.03, 1.24, .04), .006)
        for i in range(13): g.tube(m, [(a * .32, -.56 + .093 * i, .3), (a * .32, -.56 + .093 * i, .9)], .009, 6)
    g.box(mat('fabric', '#f4f1ea'), (0, 0, .42), (.6, 1.2, .12), .03, 3, .01); g.box(mat('fabric', COL[s.get('acc2', 'sage')]), (0, -.2, .5), (.58, .7, .05), .02, 3, .012)
def toys(g, s):
    for i in range(7): g.box(mat('paint', g.r.choice(['#c9543f', '#d9a63f', '#4f7d8c', '#7a9b69'])), (g.r.uniform(-.5, .5), g.r.uniform(-.35, .35), .05), (.09, .09, .09), .008)
    g.cyl(mat('rug', '#c9a878', '#a98656', scale=60), (.75, .25, 0), .2, .3, .23, 30)
    with g.at(T(-.7, .2, .16)): g.blob(mat('fabric', '#b98a5f'), (0, 0, 0), .17, .05, 14); g.blob(mat('fabric', '#b98a5f'), (0, -.02, .24), .12, .05, 14); [g.blob(mat('fabric', '#a5764c'), (q * .09, -.02, .34), .045, .05, 8) for q in (-1, 1)]
def side_run(g, s, L, upper=False):
    """Base cabinets along a wall, fronts towards -y, centred."""
    fr = s['front']; fm = front_mat(s); hm = mat('metal', s.get('handle', '#b8a06a'), rough=.35); tm = top_mat(s); n = max(1, round(L / .6)); u = L / n
    g.box(fm, (0, -.29, .48), (L, .56, .78), .002); g.box(mat('paint', '#33312e'), (0, -.27, .05), (L, .5, .1), .002); g.box(tm, (0, -.31, .885), (L, .63, .03), .004, 2)
    for i in range(n):
        x = -L / 2 + u * (i + .5); g.box(fm, (x, -.59, .485), (u - .005, .02, .765), .003, 2); g.box(hm, (x + u * .36, -.61, .73), (.012, .018, .16), .004)
        if upper: g.box(fm, (x, -.165, 1.84), (u, .33, .76), .002); g.box(fm, (x, -.34, 1.84), (u - .005, .02, .755), .003, 2)
    with g.at(T(-L * .3, -.25, .9)): vase(g, g.r.choice(['#c98e6c', '#e8e2d6', '#6f7f78']), .26, g.r.randrange(3), 6)
    with g.at(T(L * .22, -.28, .9)): bowl(g, wood('teak'), .15, .07); [g.blob(mat('paint', g.r.choice(['#d9963f', '#cdd67a', '#c2583f']), rough=.4), (.07 * cos(i * 1.25), .07 * sin(i * 1.25), .07), .037, .03, 8) for i in range(5)]
def front_mat(s): fr = s['front']; return wood(fr) if fr in WOODS and fr != 'white' else mat('paint', COL.get(fr, fr), rough=.5)
def top_mat(s): q = {'white': ('#eeece8', '#d3cfc8'), 'grey': ('#9a9995', '#7d7c79'), 'dark': ('#3a3a3b', '#59585a'), 'wood': None}[s.get('top', 'white')]; return mat('stone', *q) if q else wood('oak', rough=.4)
def kitchenette(g, s, L=2.4, tall=True):
    """A short kitchen along one wall: base, shelf or upper cabinets, hob, sink and refrigerator."""
    fm = front_mat(s); um = fm if not s.get('upper') else (wood(s['upper']) if s['upper'] in WOODS and s['upper'] != 'white' else mat('paint', COL.get(s['upper'], s['upper']), rough=.5)); hm = mat('metal', s.get('handle', '#b8a06a'), rough=.35); tm = top_mat(s); n = round(L / .6); u = L / n; k = n - 1 if tall else n; x0 = -L / 2; B = k * u
    g.box(fm, (x0 + B / 2, -.29, .48), (B, .56, .78), .002); g.box(mat('paint', '#33312e'), (x0 + B / 2, -.27, .05), (B, .5, .1), .002); g.box(tm, (x0 + B / 2, -.31, .885), (B, .63, .03), .004, 2)
    with g.at(T(x0, -.006, .9)): g.quad(mat('paint', '#cfccc6'), [(0, .002, 0), (B, .002, 0), (B, .002, .56), (0, .002, .56)]); tilegrid(g, mat('tile', s.get('tilec', '#eceae6')), B, .56, *s.get('tsize', (.15, .075)), .004, bond=s.get('bond', .5), vert=s.get('tvert', False))
    for i in range(k):
        x = x0 + u * (i + .5)
        if i == k - 1: g.box(mat('gloss', '#17181a', rough=.12), (x, -.59, .5), (u - .01, .022, .58), .004); g.box(mat('gloss', '#111214', rough=.08), (x, -.3, .903), (u - .04, .5, .008), .003); g.tube(mat('metal', '#c9c9c9'), [(x - .2, -.63, .73), (x + .2, -.63, .73)], .008)
        else:
            for a, b in ([(.1, .87)] if i % 2 else [(.1, .44), (.44, .7), (.7, .87)]): g.box(fm, (x, -.59, (a + b) / 2), (u - .005, .02, b - a - .005), .003, 2); g.box(hm, (x, -.61, b - .05), (.16, .018, .012), .004)
        if i == 0: g.box(mat('metal', '#b9bbbc', rough=.3), (x, -.3, .901), (.46, .4, .006), .002); g.tube(mat('metal', s.get('tap', '#c4c6c7'), rough=.2), [(x, -.1, .9), (x, -.1, 1.22), (x, -.17, 1.28), (x, -.27, 1.25), (x, -.28, 1.15)], .012, 10, sm=2)
        if s.get('open'): continue
        g.box(um, (x, -.165, 1.84), (u, .33, .76), .002); g.box(um, (x, -.34, 1.84), (u - .005, .02, .755), .003, 2); g.box(hm, (x + u * .36, -.36, 1.58), (.012, .018, .14), .004)
    if s.get('open'):
        for z in (1.52, 1.86):
            g.box(wood(s.get('wl', 'oak')), (x0 + B / 2, -.13, z), (B - .1, .24, .03), .005); x = x0 + .15
            while x < x0 + B - .12:
                with g.at(T(x, -.13, z + .015)): [lambda: bowl(g, mat('gloss', g.r.choice(['#e8e2d6', '#7d8a86', '#c98e6c']), rough=.4), .075, .06), lambda: vase(g, g.r.choice(['#c98e6c', '#e8e2d6', '#33475b']), .17, g.r.randrange(3)), lambda: g.cyl(mat('gloss', '#e8e2d6', rough=.35), (0, 0, 0), .04, .1, n=20)][g.r.randrange(3)]()
                x += g.r.uniform(.2, .32)
    if tall:
        x = x0 + B + u / 2
        if s.get('fridge') == 'steel': g.box(mat('metal', '#c3c6c8', rough=.35), (x, -.31, 1.0), (u - .01, .62, 2.0), .01, 2); g.box(mat('paint', '#55585a'), (x, -.625, .72), (u - .02, .006, .012), .001); [g.tube(mat('metal', '#a9acae'), [(x - u * .38, -.66, a), (x - u * .38, -.66, b)], .01) for a, b in ((.3, .65), (.8, 1.4))]
        else: g.box(fm, (x, -.3, 1.1), (u, .58, 2.22), .002); [(g.box(fm, (x, -.6, (a + b) / 2), (u - .005, .02, b - a - .005), .003, 2), g.box(hm, (x - u * .38, -.62, a + .3 if a > .5 else b - .15), (.012, .02, .26), .004)) for a, b in ((.1, .82), (.82, 2.21))]
def island(g, s, w=2.0, d=.9, stools=3):
    fm = front_mat(s); c = s.get('ifront'); im = fm if not c else (wood(c) if c in WOODS and c != 'white' else mat('paint', COL.get(c, c), rough=.5)); tm = top_mat(s); g.box(im, (0, .1, .46), (w - .06, d - .26, .82), .004)
    if s.get('stone'): im = tm; g.box(tm, (0, .1, .46), (w - .02, d - .24, .86), .004)
    if s.get('slat'): [g.box(im, (-w / 2 + .055 + .05 * i, -d / 2 + .215, .48), (.026, .03, .8), .004) for i in range(int(w / .05) - 1)]
    g.box(tm, (0, 0, .89), (w, d, .04), .005, 2)
    with g.at(T(-w * .28, .05, .91)): vase(g, g.r.choice(['#c98e6c', '#e8e2d6', '#7d8a86']), .27, g.r.randrange(3), 7)
    with g.at(T(w * .22, .08, .91)): bowl(g, wood('teak'), .16, .07); [g.blob(mat('paint', g.r.choice(['#d9963f', '#cdd67a', '#c2583f']), rough=.4), (.075 * cos(i * 1.05), .075 * sin(i * 1.05), .07), .038, .03, 8) for i in range(6)]
    for i in range(stools):
        with g.at(T((i - (stools - 1) / 2) * .6, -.6) @ Rz(g.r.uniform(-10, 10))): stool(g, s.get('stoolc', s.get('wl', 'oak')), .66)
def table(g, s, w=1.6, d=.85, rd=False, n=4, decor=True):
    dining_table(g, w, d, s.get('tab', s.get('wl', 'oak')), rd, decor); k = s.get('ch', 0); c = s.get('chc', s.get('wl', 'oak'))
    if rd: spots = [(cos(a) * (d / 2 + .22), sin(a) * (d / 2 + .22), math.degrees(a) - 90) for a in [2 * pi * (i + .3) / n for i in range(n)]]
    else: m = n // 2; spots = [((i - (m - 1) / 2) * (w - .5) / max(1, m - .6), q * (d / 2 + .18), 180 if q < 0 else 0) for i in range(m) for q in (-1, 1)] + ([(w / 2 + .2, 0, -90)] if n % 2 else [])
    for x, y, a in spots:
        with g.at(T(x, y) @ Rz(a + g.r.uniform(-8, 8))): chair(g, k, c, s.get('seat'))
def door(g, s, c='#f1f0ec'):
    m = mat('paint', c, rough=.45); g.box(mat('paint', '#f1f0ec'), (0, -.015, 1.05), (1.02, .04, 2.12), .006); g.box(m, (0, -.04, 1.03), (.88, .03, 2.03), .006, 2); [g.box(m, (0, -.06, z), (.6, .015, h), .01, 2) for z, h in ((.5, .7), (1.5, .8))]; g.tube(mat('metal', '#b8a06a'), [(.36, -.06, 1.02), (.36, -.1, 1.02), (.26, -.1, 1.02)], .008, sm=1)
def double_door(g, s): [g.at(T(q * .46, 0)) and (g.box(mat('paint', '#f4f3ef', rough=.4), (0, -.03, 1.15), (.9, .05, 2.3), .006, 2), [g.box(mat('emit', '#dfe6e8', e=.7), (0, -.058, z), (.6, .006, .42), .002) for z in (1.0, 1.48, 1.96)], g.box(mat('paint', '#f4f3ef'), (0, -.065, .42), (.6, .02, .5), .01, 2), g.__exit__()) for q in (-1, 1)]; g.box(mat('paint', '#f1f0ec'), (0, -.012, 1.2), (2.1, .04, 2.5), .006)
def runner(g, s, w=.8, d=2.0): rug(g, w, d, *s.get('rug', ('#b9694a', '#d9b79a')), stripes=True, scale=4, dir='Y', dist=.2)
def coats(g, s, cs=('mustard', 'navy', 'beige')):
    wl = s.get('wl', 'oak'); g.box(wood(wl), (0, -.02, 1.7), (1.3, .03, .12), .006, 2); [g.tube(wood(wl), [(-.55 + .22 * i, -.03, 1.7), (-.55 + .22 * i, -.1, 1.73)], .012) for i in range(6)]
    for x, c, h in zip((-.33, .11, .34), cs, (1.0, .9, .75)): g.sheet(mat('fabric', COL[c]), lambda u, v: (x + (u - .5) * (.12 + .3 * np.clip(v * 3, 0, 1) + .05 * v), -.09 - .05 * np.sin(u * pi) - .02 * np.sin(u * 15) * v, 1.69 - v * h), 22, 16)
def shoes_bench(g, s): wl = s.get('wl', 'oak'); g.box(wood(wl), (0, -.2, .44), (1.2, .36, .035), .006, 2); [g.box(wood(wl), (q * .55, -.2, .22), (.035, .32, .43), .004) for q in (-1, 1)]; g.box(wood(wl), (0, -.2, .16), (1.1, .32, .02), .004); [g.box(mat('paint', g.r.choice(['#3a2d25', '#d8d2c4', '#5b6a5a'])), (x, -.22, .22), (.09, .26, .09), .035, 3) for x in (-.35, -.22, .2, .33)]
def mirror(g, s, w=.6, h=1.1, z=1.45): g.box(wood(s.get('wl', 'oak')), (0, -.014, z), (w + .06, .025, h + .06), .01, 2); g.box(mat('mirror'), (0, -.028, z), (w, .006, h), .002)
def mirror_round(g, s, r=.36, z=1.55):
    with g.at(T(0, -.012, z) @ Rx(90)): g.cyl(mat('metal', '#b8955a', rough=.35), (0, 0, -.002), r + .015, .02, n=64); g.cyl(mat('mirror'), (0, 0, .018), r, .006, n=64)
def console(g, s, w=.9): wl = s.get('wl', 'oak'); g.box(wood(wl), (0, -.16, .8), (w, .3, .03), .005, 2); [g.tube(wood(wl), [(a * (w / 2 - .06), -.16 + b * .1, .8), (a * (w / 2 - .04), -.16 + b * .12, 0)], .014) for a in (-1, 1) for b in (-1, 1)]; g.at(T(w * .3, -.16, .815)); vase(g, '#e8e2d6', .26, 0, 6); g.__exit__(); g.at(T(-w * .25, -.16, .815)); table_lamp(g, on=.6); g.__exit__()
def high(g, fn, z, *a): g.at(T(0, 0, z)); fn(g, *a); g.__exit__()
THINGS = dict(
    sofa=lambda g, s, w=2.2, chaise=False: sofa(g, w, COL[s['sofa']], n=3 if w > 1.9 else 2, accents=[COL[c] for c in s['acc']], throw=COL[s['throw']] if s.get('throw') else None, chaise=chaise, legs=s.get('wl', 'oak')),
    arm=lambda g, s, c='beige', k=0, p=None: armchair(g, COL[c], s.get('wl', 'oak'), k, COL[p] if p else None),
    coffee=lambda g, s, k=0: coffee_table(g, k, s.get('wl', 'oak')), small=lambda g, s, h=.5: side_table(g, s.get('wl', 'oak'), h),
    smalllamp=lambda g, s: (side_table(g, s.get('wl', 'oak')), high(g, table_lamp, .5, '#efe9dd', '#b9a58c', s.get('on', .7))),
    rug=lambda g, s, w=2.4, d=1.8, rd=False: rug(g, w, d, *s.get('rug', ('#dfd8cb', '#c9bfae')), round_=rd, **s.get('rk', {})),
    lamp=lambda g, s, k=0: floor_lamp(g, k, s.get('on', .6), s.get('lc', '#efe9dd')), plant=lambda g, s, k=0, h=1.5: plant(g, k, h, g.r.choice(['#dcd6ca', '#b9795c', '#8b8d8a', '#3f4344'])),
    pend=lambda g, s, k=1, z=1.75: pendant(g, k, s.get('H', 2.6), z, s.get('pc', '#f2efe8'), s.get('on', .6)), art=lambda g, s, w=.7, h=.9, z=1.2, st=None, fr='oak': high(g, art, z, w, h, fr, None, (s['seed'] + (st or 0)) % 5),
    shelf=lambda g, s, w=1.6, h=2.0, n=3, white=True: shelf_unit(g, w, h, .32, s.get('wl', 'oak'), n, 5, white='#eceae5' if white else None), low=lambda g, s, w=1.6: shelf_unit(g, w, .82, .32, s.get('wl', 'oak'), 3, 2, white='#eceae5'),
    side=lambda g, s, w=1.5: sideboard(g, w, s.get('wl', 'oak')), plainside=lambda g, s, w=1.6: sideboard(g, w, s.get('wl', 'oak'), .45, decor=False), tv=lambda g, s, w=1.25: high(g, lambda g_: tv(g_, s, w), .45),
    bed=lambda g, s, w=1.6: bed(g, w, 2.06, COL.get(s.get('duvet', 'white')), COL[s['bacc']], s.get('head', s.get('wl', 'oak')), headstyle=s.get('hs', 0), throw=s.get('bthrow', True), pillows=COL.get(s.get('pillow', 'white'))),
    night=lambda g, s, l=True: nightstand(g, s.get('wl', 'oak'), l, s.get('on', .7)), wardrobe=lambda g, s, w=1.8, n=3: wardrobe(g, w, s.get('wh', 2.2), .6, n, c=s.get('wc', '#eceae5'), wd=s.get('wwd')), desk=lambda g, s, w=1.3: desk(g, w, .65, s.get('wl', 'oak')), chair=lambda g, s, k=1, c='white': chair(g, k, COL.get(c, c)),
    stove=lambda g, s, k=0, c='#f1eee6': tile_stove(g, s, k, c, s.get('H', 2.9)), fire=lambda g, s, k=0: wood_stove(g, s, k, s.get('H', 2.6)),
    radiator=lambda g, s, w=1.2: radiator(g, w), stool=lambda g, s, c='oak', h=.45: stool(g, c, h), pouf=lambda g, s, c='mustard': g.cyl(mat('fabric', COL[c]), (0, 0, 0), .28, .38, n=40, bev=.06),
    ledge=lambda g, s: ledge(g, s), bench=lambda g, s, c='charcoal': (g.box(mat('fabric', COL[c]), (0, 0, .42), (1.3, .42, .1), .035, 3, .01), [g.tube(wood(s.get('wl', 'oak')), [(a * .56, b * .15, .38), (a * .6, b * .17, 0)], (.018, .012)) for a in (-1, 1) for b in (-1, 1)]),
    slats=lambda g, s, w=3.0, h=1.2: [g.box(wood(s.get('wl', 'oak')), (-w / 2 + .06 * i, -.02, h / 2), (.036, .03, h), .004) for i in range(int(w / .06))], wains=lambda g, s, w=4, c='sage': (g.box(mat('paint', WALL[c], rough=.6), (0, -.012, .6), (w, .02, 1.2), .003), g.box(mat('paint', WALL[c], rough=.6), (0, -.03, 1.2), (w, .05, .03), .006), [g.box(mat('paint', WALL[c], rough=.6), (-w / 2 + .065 + .13 * i, -.024, .6), (.124, .01, 1.16), .004) for i in range(int(w / .13))]),
    child=child_bed, bunk=bunk, cot=cot, toys=toys, run=side_run, kitchenette=kitchenette, island=island, table=table, door=door, ddoor=double_door, runner=runner, coats=coats, shoes=shoes_bench, mirror=mirror, rmirror=mirror_round, console=console)
def ledge(g, s):
    g.box(wood(s.get('wl', 'oak')), (0, -.06, 1.28), (1.5, .1, .03), .004)
    for i, (x, w, h) in enumerate([(-.5, .46, .62), (-.04, .38, .48), (.45, .5, .68)]):
        with g.at(T(x, -.03, 1.295) @ Rx(-3)): art(g, w, h, g.r.choice(['oak', '#1f1f20', '#f2f0ec']), style=(s['seed'] + i) % 5)
def room(s):
    """The room of one row: walls and windows, then its things; a string for a place on a wall is 'B1.2' (wall and distance along it)."""
    g = G(s['seed']); W, D, H, F = s.get('W', 4.6), s.get('D', 4.4), s.get('H', 2.6), s.get('F', 2.0); wins = s.get('wins', [])
    shell(g, W, D, H, F, wins, s.get('floor', ('planks', 'pale')), wall=s.get('wall', 'white'), walls=s.get('walls'), view=s.get('view', 'city'), seed=s['seed'], sunp=s.get('sun'), dusk=s.get('dusk', False), cornice=s.get('cornice', H > 2.8), level=s.get('level', -7), Lw=s.get('Lw', 12), fill=s.get('fill', 2.4), e=s.get('e', 1.35))
    if s.get('curtain', 1): hang_curtains(g, W, D, H, F, wins, s.get('cc', '#efece4'), s.get('sheer', .22), only=s.get('cw'))
    for th in s['items']:
        name, x, y, a = th[:4]
        M = T(x, y) @ Rz(a) if not isinstance(x, str) else {'B': T(y, D), 'L': T(0, D - y) @ Rz(90), 'R': T(W, D - y) @ Rz(-90)}[x] @ T(0, -a)
        with g.at(M): THINGS[name](g, s, *th[4:])
    g.build(); camera(W * .5, -1.1, 1.38, 0, 24, -.06)
