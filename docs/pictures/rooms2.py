from rooms import *
def cab(g, x, y, w, h, d, z, fm, handle, gap=.003, split=None, hz='v'):
    """Cabinet block with front at y=-d; doors split horizontally in list of widths."""
    for i, (a, b) in enumerate(split or [(0, 1)]): pass
def kitchen(s):
    g = G(s['seed']); r = g.r; W, D, H, F = s.get('W', 4.6), s.get('D', 4.0), s.get('H', 2.6), 2.2; lay = s['lay']; win = s.get('win', 'sink'); fr = s['front']; wl = s.get('wl', 'oak')
    fm = wood(fr) if fr in WOODS and fr != 'white' else mat('paint', COL.get(fr, fr), rough=.5); up = s.get('upper', None); um = fm if up in (None, 'none') else (wood(up) if up in WOODS and up != 'white' else mat('paint', COL.get(up, up), rough=.5)); hm = mat('metal', s.get('handle', '#b8a06a'), rough=.35)
    tops = {'white': ('#eeece8', '#d3cfc8'), 'grey': ('#9a9995', '#7d7c79'), 'dark': ('#3a3a3b', '#59585a'), 'wood': None}[s.get('top', 'white')]; tm = mat('stone', *tops) if tops else wood('oak', rough=.4)
    wins = []
    if win == 'sink': wins = [('B', W * .5 - .85, W * .5 + .85, 1.08, 2.2, 2, 1, 0)]
    elif win == 'left': wins = [('L', F + .9, F + 2.6, .7, 2.25, 2, 1, 0)]
    elif win == 'right': wins = [('R', 1.0, 2.7, .7, 2.25, 2, 1, 0)]
    elif win == 'door': wins = [('L', F + .7, F + 2.7, .03, 2.3, 2, 1, 0)]
    shell(g, W, D, H, F, wins, s.get('floor', ('planks', 'pale')), wall=s.get('wall', 'white'), view=s.get('view', 'garden'), seed=s['seed'], sunp=s.get('sun'), dusk=s.get('dusk', False), level=s.get('level', -7), fill=s.get('fill', 2.6), Lw=s.get('Lw', 13))
    bw = W if lay != 'L' else W; hh, dd = .87, .6; n = int(round((bw) / .6)); uw = bw / n; on = s.get('on', .7); tall = 2 if win != 'sink' or W > 4.4 else 1
    tl = s.get('tall', 'R'); tallrange = range(n - tall, n) if tl == 'R' else range(tall)
    with g.at(T(0, D)):
        x0 = min(i for i in range(n) if i not in tallrange) * uw; x1 = (max(i for i in range(n) if i not in tallrange) + 1) * uw
        g.box(fm, ((x0 + x1) / 2, -dd / 2 + .03, .05), (x1 - x0, dd - .1, .1), .002); g.box(tm, ((x0 + x1) / 2, -dd / 2 - .01, hh + .015), (x1 - x0, dd + .03, .03), .004, 2)
        bp = s.get('splash', 'tile'); zt = 1.46 if up != 'none' else 1.38
        with g.at(T(x0, -.006, hh + .03)):
            if bp == 'tile': g.quad(mat('paint', '#d9d6d0'), [(0, .003, 0), (x1 - x0, .003, 0), (x1 - x0, .003, zt - hh), (0, .003, zt - hh)]) if win != 'sink' else None
        splits = [(x0, x1, zt)] if win != 'sink' else [(x0, W * .5 - .86, zt), (W * .5 - .86, W * .5 + .86, 1.08), (W * .5 + .86, x1, zt)]
        for a, b, z in splits:
            if b - a > .05:
                with g.at(T(a, -.008, hh + .03)):
                    if bp == 'tile': g.quad(mat('paint', '#cfccc6'), [(0, .002, 0), (b - a, .002, 0), (b - a, .002, z - hh - .03), (0, .002, z - hh - .03)]); tilegrid(g, mat('tile', s.get('tilec', '#eceae6')), b - a, z - hh - .03, *s.get('tsize', (.15, .075)), .004, bond=s.get('bond', .5), vert=s.get('tvert', False))
                    else: g.quad(tm, [(0, 0, 0), (b - a, 0, 0), (b - a, 0, z - hh - .03), (0, 0, z - hh - .03)])
        sink = int((W * .5) / uw) if win == 'sink' else (n // 2 + (1 if tl == 'L' else -1)); hob = max(i for i in range(n) if i not in tallrange) - (1 if tl == 'R' else 0) - (0 if win == 'sink' else 0)
        if abs(hob - sink) < 2: hob = sink + 2 if sink + 2 < n - (tall if tl == 'R' else 0) else sink - 2
        for i in range(n):
            xc = uw * (i + .5)
            if i in tallrange:
                g.box(fm, (xc, -dd / 2, 1.12), (uw, dd - .02, 2.22), .002)
                oven = (i == min(tallrange)) if tl == 'R' else (i == max(tallrange))
                if oven and tall > 1:
                    for z, h in ((.9, .58), (1.42, .40)): g.box(mat('gloss', '#17181a', rough=.12), (xc, -dd - .005, z), (uw - .02, .03, h), .006, 2); g.tube(mat('metal', '#c9c9c9'), [(xc - .2, -dd - .05, z + h / 2 - .07), (xc + .2, -dd - .05, z + h / 2 - .07)], .008)
                    for z0, z1 in ((.1, .6), (1.63, 2.22)): g.box(fm, (xc, -dd, (z0 + z1) / 2), (uw - .005, .02, z1 - z0 - .005), .003, 2); g.box(hm, (xc, -dd - .02, z0 + .06 if z0 > 1 else z1 - .07), (.18, .018, .012), .004)
                else:
                    for z0, z1 in ((.1, .82), (.82, 2.22)): g.box(fm, (xc, -dd, (z0 + z1) / 2), (uw - .005, .02, z1 - z0 - .005), .003, 2); g.box(hm, (xc - uw / 2 + .05, -dd - .022, z0 + .3 if z0 > .5 else z1 - .15), (.012, .02, .26), .004)
                continue
            if i == hob:
                g.box(mat('gloss', '#17181a', rough=.12), (xc, -dd, .5), (uw - .01, .022, .58), .004); g.tube(mat('metal', '#c9c9c9'), [(xc - .2, -dd - .04, .73), (xc + .2, -dd - .04, .73)], .008); g.box(fm, (xc, -dd, .15), (uw - .005, .02, .1), .003); g.box(mat('gloss', '#111214', rough=.08), (xc, -dd / 2, hh + .033), (uw - .02, .5, .008), .003)
            else:
                dr = r.random() < .4; zs = [(.1, .87)] if not dr else [(.1, .44), (.44, .7), (.7, .87)]
                for z0, z1 in zs: g.box(fm, (xc, -dd, (z0 + z1) / 2), (uw - .005, .02, z1 - z0 - .005), .003, 2); g.box(hm, (xc if dr else xc + uw * .36, -dd - .02, z1 - .05 if dr else z1 - .14), (.16 if dr else .012, .018, .012 if dr else .16), .004)
            g.box(fm, (xc, -dd / 2 + .01, .485), (uw, dd - .03, .77), .001)
            if i == sink: g.box(mat('metal', '#b9bbbc', rough=.3), (xc, -dd / 2, hh + .031), (.5, .4, .006), .002); g.tube(mat('metal', s.get('tap', '#c4c6c7'), rough=.2), [(xc, -.1, hh + .03), (xc, -.1, hh + .32), (xc, -.17, hh + .38), (xc, -.27, hh + .35), (xc, -.28, hh + .25)], .012, 10, sm=2)
            elif r.random() < .75:
                with g.at(T(xc, -.2, hh + .03)):
                    q = r.randrange(4)
                    if q == 0: vase(g, r.choice(['#c98e6c', '#e8e2d6', '#6f7f78']), .2, r.randrange(3), r.choice([0, 5]))
                    elif q == 1:
                        for k in range(3): g.cyl(mat('glass', '#e9f0ee') if k == 1 else mat('gloss', r.choice(['#e8e2d6', '#c9a878']), rough=.4), (-.14 + k * .13, 0, 0), .045, .15 + .03 * k, n=20)
                    elif q == 2:
                        with g.at(T(0, .12, .0) @ Rx(-8)): g.cyl(wood('oak'), (0, 0, 0), .01, .01); g.box(wood('oak'), (0, 0, .19), (.26, .018, .38), .008, 2)
                    else: bowl(g, mat('gloss', '#d9d2c4', rough=.4), .14, .08)
            if up != 'none' and not (win == 'sink' and abs(xc - W * .5) < .86 + uw * .5 - .02):
                z0, z1 = 1.46, 2.22
                if i == hob: g.box(um, (xc, -.17, 1.93), (uw, .33, .58), .003); g.box(um, (xc, -.34, 1.93), (uw - .005, .02, .575), .003, 2); g.box(mat('metal', '#c4c6c7'), (xc, -.2, 1.62), (uw - .01, .4, .04), .004)
                else: g.box(um, (xc, -.165, (z0 + z1) / 2), (uw, .33, z1 - z0), .002); g.box(um, (xc, -.34, (z0 + z1) / 2), (uw - .005, .02, z1 - z0 - .005), .003, 2); g.box(hm, (xc + uw * .36, -.36, z0 + .12), (.012, .018, .14), .004)
        if up == 'none':
            a, b = (x0 + .15, x1 - .15) if win != 'sink' else (x0 + .1, W * .5 - 1.0)
            if b - a > .4:
                for z in ((1.55, 1.9) if win != 'sink' else (1.5, 1.85)):
                    g.box(wood('oak'), ((a + b) / 2, -.13, z), (b - a, .24, .03), .005)
                    x = a + .1
                    while x < b - .1:
                        with g.at(T(x, -.13, z + .015)):
                            q = r.randrange(4)
                            if q == 0: bowl(g, mat('gloss', r.choice(['#e8e2d6', '#7d8a86', '#c98e6c']), rough=.4), .075, .06)
                            elif q == 1:
                                for k in range(4): g.lathe(mat('gloss', '#efece6', rough=.3), [(0, .008 * k * 1.6), (.05, .01 + .008 * k * 1.6), (.1, .022 + .008 * k * 1.6)], 24)
                            elif q == 2: vase(g, r.choice(['#c98e6c', '#e8e2d6', '#33475b']), .17, r.randrange(3))
                            else: 
                                for k in range(2): g.cyl(mat('gloss', r.choice(['#e8e2d6', '#b9c0b4', '#d8c3a5']), rough=.35), (k * .09, 0, 0), .036, .085, n=20)
                        x += r.uniform(.2, .34)
    isl = s.get('island', 'island'); cx, cy = W * s.get('ix', .48), D - s.get('iy', 2.35)
    if isl == 'island':
        iw, idp = s.get('iw', 2.1), .9
        with g.at(T(cx, cy)):
            im = fm if not s.get('ifront') else (wood(s['ifront']) if s['ifront'] in WOODS and s['ifront'] != 'white' else mat('paint', COL[s['ifront']], rough=.5)); g.box(im, (0, .1, .46), (iw - .06, idp - .26, .82), .004); m = int(iw / .35)
            if s.get('slat'):
                for i in range(int(iw / .05)): g.box(im, (-iw / 2 + .055 + .05 * i, -idp / 2 + .215, .48), (.026, .03, .8), .004)
            else:
                for i in range(m): g.box(im, (-iw / 2 + .03 + (iw - .06) * (i + .5) / m, -idp / 2 + .22, .48), ((iw - .06) / m - .006, .02, .76), .003, 2)
            g.box(tm, (0, 0, .89), (iw, idp, .035), .005, 2)
            if s.get('wfall'): 
                for sx in (-1, 1): g.box(tm, (sx * (iw / 2 - .018), 0, .445), (.036, idp, .89), .004)
            with g.at(T(-iw * .28, .05, .908)): vase(g, r.choice(['#c98e6c', '#e8e2d6', '#7d8a86']), .27, r.randrange(3), 7)
            with g.at(T(iw * .2, .08, .908)):
                bowl(g, wood('teak'), .16, .07)
                for i in range(6): g.blob(mat('paint', r.choice(['#d9963f', '#cdd67a', '#c2583f']), rough=.4), (.075 * cos(i * 1.05), .075 * sin(i * 1.05), .07), .038, .03, 8)
            ns = s.get('stools', 3)
            for i in range(ns):
                with g.at(T((i - (ns - 1) / 2) * .62, -.62) @ Rz(r.uniform(-10, 10))): stool(g, s.get('stoolc', wl), .66)
            npd = s.get('pn', 2)
            for i in range(npd):
                with g.at(T((i - (npd - 1) / 2) * .8, 0)): pendant(g, s.get('pd', 0), H, 1.62, s.get('pc', '#f2efe8'), on)
    else:
        with g.at(T(cx, cy - .15)):
            rd = isl == 'round'; 
            if s.get('rug'): rug(g, 2.4, 2.4 if rd else 1.7, *s['rug'], round_=rd)
            dining_table(g, s.get('tw', 1.8), 1.15 if rd else .9, wl, rd)
            if rd: spots = [(0, -.82, 180), (.82, 0, -90), (0, .82, 0), (-.82, 0, 90)]
            else: spots = [(-.45, -.66, 180), (.45, -.66, 180), (-.45, .66, 0), (.45, .66, 0)] + ([(1.15, 0, -90)] if s.get('tw', 1.8) < 2 else [])
            for x, y, a in spots:
                with g.at(T(x, y) @ Rz(a + r.uniform(-6, 6))): chair(g, s.get('ch', 0), s.get('chc', wl), s.get('seat'))
            pendant(g, s.get('pd', 2), H, 1.6, s.get('pc', '#f2efe8'), on)
    for w in wins:
        if w[0] in 'LR' and s.get('curtain', 0): hang_curtains(g, W, D, H, F, wins)
    if s.get('plant', 1):
        with g.at(T(.45 if tl == 'R' else W - .45, D - 1.1 if win != 'left' else D - .95) if s.get('pp') is None else T(*s['pp'])): plant(g, s.get('pl', 3), 1.5)
    if win == 'sink':
        for k in range(3):
            with g.at(T(W * .5 - .5 + k * .5, D + .06, 1.09) @ S(.42, .42, .42)): plant(g, 4, .5, r.choice(['#b9795c', '#dcd6ca', '#8b8d8a']))
    g.build(); camera(W * s.get('cx', .5), -1.25, 1.42, s.get('yaw', 0), s.get('lens', 26), -.075)
def bedroom(s):
    g = G(s['seed']); r = g.r; W, D, H, F = s.get('W', 4.2), s.get('D', 4.2), s.get('H', 2.6), 1.6; wl = s.get('wl', 'oak'); side = s.get('side', 'R'); win = s.get('win', 'std'); z0, z1 = {'std': (.75, 2.2), 'tall': (.3, 2.45), 'door': (.03, 2.3), 'attic': (.75, 2.1)}[win]; H = 2.95 if win == 'tall' else H
    u = (1.2, 2.7) if side == 'R' else (F + D - 2.7, F + D - 1.2); wins = [(side, u[0], u[1], z0, z1, 2, 1, .5 if win == 'tall' else 0)]
    if s.get('two'): wins.append((side, u[0] + (1.75 if side == 'R' else -1.75), u[1] + (1.75 if side == 'R' else -1.75), z0, z1, 2, 1, .5 if win == 'tall' else 0))
    walls = {'B': s['accentwall']} if s.get('accentwall') else {}
    shell(g, W, D, H, F, wins, s.get('floor', ('planks', 'pale')), wall=s.get('wall', 'white'), walls=walls, view=s.get('view', 'park'), seed=s['seed'], sunp=s.get('sun'), dusk=s.get('dusk', False), cornice=win == 'tall', level=s.get('level', -7), fill=s.get('fill', 2.3), Lw=s.get('Lw', 12))
    hang_curtains(g, W, D, H, F, wins, s.get('cc', '#efece4'), s.get('sheer', .2)); on = s.get('on', .8); bw = s.get('bw', 1.7); cx = W * s.get('bx', .5)
    if s.get('panel') == 'slats':
        for i in range(int((bw + 1.6) / .06)): g.box(wood(wl), (cx - bw / 2 - .8 + .06 * i, D - .02, .6), (.036, .03, 1.2), .004)
    elif s.get('panel') == 'wains':
        g.box(mat('paint', WALL[s['panelc']], rough=.6), (W / 2, D - .012, .6), (W, .02, 1.2), .003); g.box(mat('paint', WALL[s['panelc']], rough=.6), (W / 2, D - .03, 1.2), (W, .05, .03), .006)
        for i in range(int(W / .13)): g.box(mat('paint', WALL[s['panelc']], rough=.6), (.065 + .13 * i, D - .024, .6), (.124, .01, 1.16), .004)
    with g.at(T(cx, D - 1.12)): bed(g, bw, 2.08, COL.get(s.get('duvet', 'white')), COL[s['acc']], s.get('head', wl), headstyle=s.get('hs', 0), throw=s.get('throw', True), pillows=COL.get(s.get('pillow', 'white')))
    for sx in (-1, 1):
        with g.at(T(cx + sx * (bw / 2 + .36), D - .26)): nightstand(g, wl, s.get('lampn', True), on, lampc='#efe9dd')
        if s.get('pdl'):
            with g.at(T(cx + sx * (bw / 2 + .36), D - .3)): pendant(g, 3, H, 1.25, s.get('pc', '#e8e2d6'), on)
    with g.at(T(cx, D - 1.75)): rug(g, bw + 1.3, 2.0, *s.get('rug', ('#dfd8cb', '#c9bfae')), **s.get('rk', {}))
    a = s.get('art', 'pair')
    if a == 'pair':
        for i in (-1, 1):
            with g.at(T(cx + i * .42, D - (.0 if not s.get('panel') else .03), 1.32)): art(g, .6, .8, r.choice(['oak', '#1f1f20']), style=(s['seed'] + i) % 5)
    elif a == 'one':
        with g.at(T(cx, D - (.0 if not s.get('panel') else .03), 1.3)): art(g, 1.2, .85, 'oak', style=s['seed'] % 5)
    elif a == 'ledge':
        g.box(wood(wl), (cx, D - .06, 1.28), (1.7, .1, .03), .004)
        for i, (x, w, h) in enumerate([(-.55, .5, .66), (-.05, .4, .5), (.5, .56, .74)]):
            with g.at(T(cx + x, D - .03, 1.295) @ Rx(-3)): art(g, w, h, r.choice(['oak', '#1f1f20', '#f2f0ec']), style=(s['seed'] + i) % 5)
    ox = .34 if side == 'R' else W - .34; ra = 90 if side == 'R' else -90
    o = s.get('other', 'wardrobe')
    if o == 'wardrobe':
        with g.at(T(ox, D - 1.9) @ Rz(ra)): wardrobe(g, 1.9, 2.25, .6, 4, c=s.get('wc', '#eceae5'), wd=s.get('wwd'))
    elif o == 'dresser':
        with g.at(T(ox - (.1 if side == 'R' else -.1), D - 1.9) @ Rz(ra)): sideboard(g, 1.3, wl, .8, .44, doors=3)
        with g.at(T(0 if side == 'R' else W, D - 1.9, 1.1) @ Rz(ra)): g.cyl(mat('mirror'), (0, 0, 0), .001, .001) if False else art(g, .6, .8, 'oak')
    elif o == 'desk':
        with g.at(T(ox + (.08 if side == 'R' else -.08), D - 1.9) @ Rz(ra)): desk(g, 1.2, .6, wl)
        with g.at(T(ox + (.75 if side == 'R' else -.75), D - 1.9) @ Rz(ra + 180)): chair(g, 1, COL['white'])
    px = W - .42 if side == 'R' else .42
    with g.at(T(px, D - .42)): plant(g, s.get('pl', 0), 1.45, r.choice(['#dcd6ca', '#b9795c', '#8b8d8a']))
    if s.get('chair') is not None:
        with g.at(T(W - .75 if side == 'R' else .75, D - 2.35) @ Rz(-118 if side == 'R' else 118)): armchair(g, COL[s['chair']], wl, s.get('as', 1))
    if s.get('pd') is not None:
        with g.at(T(W * .5, D - 2.2)): pendant(g, s['pd'], H, H - .72, on=on * .6)
    if s.get('bench'):
        with g.at(T(cx, D - 2.5)): g.box(mat('fabric', COL[s['bench']]), (0, 0, .42), (1.3, .42, .1), .035, 3, .01); [g.tube(wood(wl), [(sx * .56, sy * .15, .38), (sx * .6, sy * .17, 0)], (.018, .012)) for sx in (-1, 1) for sy in (-1, 1)]
    g.build(); camera(W * s.get('cx', .5), -1.1, 1.36, s.get('yaw', 0), s.get('lens', 25), -.07)
def bathroom(s):
    g = G(s['seed']); r = g.r; W, D, H, F = s.get('W', 2.9), s.get('D', 2.9), 2.5, 1.3; tc, tsz = s['tile'], s.get('tsize', (.2, .2)); fx = s.get('fx', 'shower')
    win = s.get('win', True); wins = [('B', W * .5 - .5, W * .5 + .5, 1.25, 2.15, 1, 1, 0)] if win == 'B' else ([('R', .8, 1.7, 1.15, 2.1, 1, 1, 0)] if win == 'R' or win is True else ([('L', F + D - s.get('wu', 2.6), F + D - s.get('wu', 2.6) + .85, 1.2, 2.1, 1, 1, 0)] if win == 'L' else []))
    shell(g, W, D, H, F, wins, s.get('floor', ('tiles', '#b9b7b2', .3)), wall=s.get('wall', 'white'), view=s.get('view', 'park'), seed=s['seed'], sunp=s.get('sun'), fill=s.get('fill', 3.4), Lw=16, skirt=False, dusk=s.get('dusk', False)); chrome = mat('metal', s.get('metal', '#c9cbcc'), rough=.12); wh = mat('gloss', '#f4f4f2', rough=.08)
    for k, M, L in (('B', T(0, D), W), ('L', T(0, -F) @ Rz(90), D + F), ('R', T(W, D) @ Rz(-90), D + F)):
        ws = [w for w in wins if w[0] == k]; hT = H if k in s.get('full', 'BLR') else 1.2; c = s.get('tile2', tc) if k != s.get('accent', '') else s['accentc']
        with g.at(M):
            def panel(a, b, z0, z1):
                if b - a < .01 or z1 - z0 < .01: return
                with g.at(T(a, -.006, z0)): g.quad(mat('paint', s.get('grout', '#d5d3ce')), [(0, .003, 0), (b - a, .003, 0), (b - a, .003, z1 - z0), (0, .003, z1 - z0)]); tilegrid(g, mat('tile', c, rough=s.get('trough', .18)), b - a, z1 - z0, *tsz, .004, bond=s.get('bond', 0), vert=s.get('tvert', False))
            if not ws: panel(0, L, 0, hT)
            else:
                w = ws[0]; panel(0, w[1], 0, hT); panel(w[2], L, 0, hT); panel(w[1], w[2], 0, min(hT, w[3])); panel(w[1], w[2], w[4], hT)
    def wc():
        t = np.linspace(0, 2 * pi, 48, endpoint=False); V = []; rings = [(.0, .0, .17, -.2), (.09, .13, .17, -.18), (.125, .19, .24, -.2), (.165, .25, .34, -.26), (.18, .265, .40, -.275), (.182, .268, .41, -.275), (.178, .264, .413, -.275), (.186, .272, .417, -.275), (.186, .272, .435, -.275), (.17, .25, .447, -.275), (0, 0, .447, -.275)]
        for a, b, z, yc in rings: n_ = 2.5; V.append(np.stack([a * np.sign(np.cos(t)) * np.abs(np.cos(t)) ** (2 / n_), yc + b * np.sign(np.sin(t)) * np.abs(np.sin(t)) ** (2 / n_), np.full(48, z)], 1))
        i = np.arange(len(rings) * 48).reshape(-1, 48); j = np.roll(i, -1, 1); g.add(wh, np.concatenate(V), np.stack([i[:-1], j[:-1], j[1:], i[1:]], -1).reshape(-1, 4), None, None, True)
        g.box(wh, (0, -.03, .3), (.34, .06, .24), .02, 2); g.box(mat('gloss', '#f0f0ee'), (0, -.006, 1.0), (.24, .014, .16), .006); g.box(chrome, (0, -.016, 1.0), (.16, .008, .07), .004)
    def vanity(w=1.1, wd='oak', mirror='round'):
        m = wood(wd) if wd in WOODS else mat('paint', COL.get(wd, wd), rough=.5); g.box(m, (0, -.235, .62), (w, .46, .46), .005, 2)
        for i in range(2): g.box(m, (0, -.47, .51 + .225 * i), (w - .012, .02, .215), .004, 2); g.box(mat('metal', s.get('handle', '#b8a06a')), (0, -.49, .59 + .225 * i), (.2, .02, .012), .004)
        g.box(mat('stone', '#f0eeea', '#dcd8d2'), (0, -.24, .865), (w + .02, .49, .03), .005, 2); g.lathe(wh, [(.0, .895), (.12, .9), (.185, .98), (.2, 1.0), (.19, 1.0), (.1, .93), (0, .915)], 40, c=(0, -.25, 0)); g.tube(chrome, [(0, -.06, .88), (0, -.06, 1.08), (0, -.1, 1.14), (0, -.2, 1.13), (0, -.21, 1.09)], .012, 10, sm=2)
        if mirror == 'round':
            with g.at(T(0, -.012, 1.62) @ Rx(90)): g.cyl(wood('oak') if s.get('mfr', 'oak') == 'oak' else mat('metal', '#262626', rough=.4), (0, 0, -.002), .43, .022, n=64); g.cyl(mat('mirror'), (0, 0, .018), .41, .006, n=64)
        else: g.box(mat('mirror'), (0, -.02, 1.58), (w, .02, .95), .003)
        for sx in (-1, 1): g.tube(mat('metal', s.get('metal', '#c9cbcc')), [(sx * (.55), -.01, 1.68), (sx * .55, -.09, 1.68)], .01); g.lathe(mat('shade', '#fff4e4', e=1.6), [(.0, 1.58), (.05, 1.6), (.062, 1.68), (.05, 1.76), (.0, 1.78)], 24, c=(sx * .55, -.11, 0))
        with g.at(T(w * .36, -.2, .88)): vase(g, '#c98e6c', .16, 1, 4)
        with g.at(T(-w * .38, -.16, .88)): [g.cyl(mat('gloss', c, rough=.3), (k * .075, 0, 0), .028, .14, n=16) for k, c in enumerate(('#7d6b55', '#e5e0d5'))]
    def ladder():
        for sx in (-1, 1): g.tube(chrome, [(sx * .24, -.06, .5), (sx * .24, -.06, 1.7)], .013)
        for z in np.linspace(.56, 1.64, 9): g.tube(chrome, [(-.24, -.06, z), (.24, -.06, z)], .009)
        with g.at(T(0, -.06, 1.3)): towel(g, COL[s.get('towel', 'white')], .4, .55)
    def shower(w=.95, d=.95):
        gl = mat('glass', '#eef5f3'); g.box(gl, (w, -d / 2, 1.02), (.008, d, 2.0), .002); g.box(chrome, (w, -d / 2, 2.02), (.02, d, .02), .003); g.box(chrome, (w, -d, 1.02), (.018, .018, 2.0), .003); g.tube(chrome, [(w * .5, -.05, .95), (w * .5, -.05, 2.15), (w * .5, -.12, 2.22), (w * .5, -.4, 2.2)], .011, 10, sm=2); g.cyl(chrome, (w * .5, -.4, 2.16), .13, .012, n=40); g.box(chrome, (w * .5, -.06, 1.1), (.28, .05, .05), .02, 3); g.tube(chrome, [(w * .5 + .12, -.06, 1.1), (w * .5 + .2, -.12, .7), (w * .5 + .14, -.08, 1.0), (w * .5 + .1, -.06, 1.55)], .007, 8, sm=2); g.box(mat('metal', '#8a8b8c'), (w * .5, -d * .5, .006), (.5, .07, .008), .002)
    def tub():
        L, Wd, h = 1.65, .76, .58; t = np.linspace(0, 2 * pi, 56, endpoint=False); se = lambda a, b, n=2.6: (a * np.sign(np.cos(t)) * np.abs(np.cos(t)) ** (2 / n), b * np.sign(np.sin(t)) * np.abs(np.sin(t)) ** (2 / n)); rings = [(.36, 0), (.40, .02), (.43, .3), (.48, .56), (.5, .58), (.485, .59), (.46, .57), (.41, .3), (.36, .14), (.1, .12), (.001, .12)]; V = []
        for q, z in rings: x, y = se(L * q, Wd * q); V.append(np.stack([x, y, np.full_like(x, z)], 1))
        V = np.concatenate(V); i = np.arange(len(rings) * 56).reshape(-1, 56); j = np.roll(i, -1, 1); g.add(wh, V, np.stack([i[:-1], j[:-1], j[1:], i[1:]], -1).reshape(-1, 4), None, None, True)
        g.tube(chrome, [(-.2, .5, 0), (-.2, .5, .85), (-.2, .44, .95), (-.2, .3, .95), (-.2, .26, .88)], .014, 10, sm=2)
    def machine(x=0, drum='#20242a'):
        g.box(mat('paint', '#f4f4f2', rough=.3), (x, -.31, .425), (.6, .6, .85), .012, 2)
        with g.at(T(x, -.615, .43) @ Rx(90)): g.cyl(mat('metal', '#c4c6c8', rough=.3), (0, 0, 0), .19, .02, n=48); g.cyl(mat('gloss', drum, rough=.06), (0, 0, .012), .15, .02, n=48)
        g.box(mat('gloss', '#e4e5e4'), (x, -.613, .78), (.56, .012, .09), .004); g.box(mat('gloss', '#1c2024', rough=.1), (x + .1, -.62, .78), (.14, .006, .05), .002); g.cyl(mat('metal', '#b9bbbc'), (x - .02, -.612, .76), .02, .03, n=20)
    def screen(L, h=2.0): gl = mat('glass', '#eef5f3'); g.box(gl, (0, -L / 2, h / 2), (.008, L, h), .002); g.box(chrome, (0, -L, h / 2), (.016, .016, h), .003)
    def head(): g.tube(chrome, [(0, -.05, .95), (0, -.05, 2.1), (0, -.12, 2.17), (0, -.38, 2.15)], .011, 10, sm=2); g.cyl(chrome, (0, -.38, 2.11), .12, .012, n=40); g.box(chrome, (0, -.06, 1.08), (.26, .05, .05), .02, 3)
    def cloth(L, c): g.tube(chrome, [(0, -.06, 2.05), (L, -.06, 2.05)], .011); g.sheet(mat('fabric', c), lambda u, v: (u * L * .62, -.06 + .045 * np.sin(u * 26) * (.5 + .5 * v), 2.02 - v * 1.9), 60, 8)
    def cabinet(w=.7, c='#f2f2ef'): g.box(mat('paint', c), (0, -.07, 1.62), (w, .14, .8), .004); [g.box(mat('mirror'), (q * w / 4, -.145, 1.62), (w / 2 - .008, .008, .79), .002) for q in (-1, 1)]; g.box(mat('emit', '#fff3e0', e=3), (0, -.1, 2.05), (w, .05, .03), .004)
    def sink(w=.62, c='white'):  # small vanity with a basin that fills its top
        m = wood(c) if c in WOODS and c != 'white' else mat('paint', COL.get(c, c), rough=.5); g.box(m, (0, -.21, .6), (w, .41, .48), .005, 2); [g.box(m, (0, -.42, .48 + .235 * i), (w - .012, .02, .225), .004, 2) for i in range(2)]; [g.box(mat('metal', s.get('handle', '#2a2a2b')), (0, -.44, .57 + .235 * i), (.16, .02, .012), .004) for i in range(2)]
        g.box(wh, (0, -.225, .875), (w + .03, .46, .07), .02, 3); g.box(mat('gloss', '#dfe1e0', rough=.15), (0, -.25, .908), (w - .14, .28, .01), .03, 3); g.tube(chrome, [(0, -.05, .9), (0, -.05, 1.03), (0, -.16, 1.03)], .014, 10, sm=1)
    def wcfloor(): g.box(wh, (0, -.1, .62), (.38, .18, .36), .03, 3); g.box(mat('gloss', '#f0f0ee'), (0, -.1, .81), (.39, .19, .025), .01, 2); g.box(wh, (0, -.32, .14), (.22, .42, .28), .06, 3); g.lathe(wh, [(.1, .2), (.17, .3), (.19, .4), (.185, .415), (0, .42)], 36, c=(0, -.36, 0))
    def basket(x, y): 
        with g.at(T(x, y)): g.cyl(mat('rug', '#c9a878', '#a98656', scale=60), (0, 0, 0), .2, .48, .23, 36); g.box(mat('fabric', COL[s.get('towel', 'white')]), (0, 0, .5), (.3, .26, .1), .05, 3, .02)
    def hooks(n=3): g.box(wood('oak'), (0, -.012, 1.62), (.62, .024, .07), .004); [(g.tube(chrome, [(q * .2, -.02, 1.62), (q * .2, -.07, 1.64)], .008)) for q in (-1, 0, 1)]
    vw, mi = s.get('vw', 'oak'), s.get('mirror', 'round')
    def van(w=1.1):
        if s.get('small'): sink(.62 if w < 1.2 else .8, vw); cabinet(.66 if w < 1.2 else .8) if mi == 'cab' else (g.box(mat('mirror'), (0, -.012, 1.55), (.6, .02, .8), .003) if mi == 'rect' else van_round())
        else: vanity(w, vw, mi)
    def van_round():
        with g.at(T(0, -.012, 1.58) @ Rx(90)): g.cyl(mat('metal', s.get('metal', '#262626'), rough=.4), (0, 0, -.002), .36, .022, n=64); g.cyl(mat('mirror'), (0, 0, .018), .345, .006, n=64)
    toilet = wcfloor if s.get('wcf') else wc
    def at(k, u):  # a place on a wall: k the wall, u the distance from the back wall or the left wall
        return T(u, D) if k == 'B' else (T(W, D - u) @ Rz(-90) if k == 'R' else T(0, D - u) @ Rz(90))
    mat_on = s.get('bathmat', True)
    if fx == 'shower':
        with g.at(T(0, D)): shower(1.0, .95)
        with g.at(T(W * .66, D)): van(1.1)
        with g.at(at('R', 1.45)): toilet()
        with g.at(at('L', 1.7)): ladder()
    elif fx == 'tub':
        with g.at(T(W * .36, D - .55)): tub()
        with g.at(at('R', 1.2)): van(1.1)
        with g.at(at('L', 1.75)): ladder()
        with g.at(T(W * .72, D - .4)): plant(g, s.get('pl', 2), 1.3)
        with g.at(T(.42, D - 1.38)): stool(g, 'oak', .45)
        g.box(mat('fabric', COL[s.get('towel', 'white')]), (.42, D - 1.38, .49), (.26, .22, .08), .03, 3, .01)
    elif fx == 'niche':  # built-in tub across the back, glass screen or curtain
        hh = .56; tw = .78; g.box(wh, (W / 2, D - tw / 2, hh - .03), (W, tw, .06), .02, 3)
        with g.at(T(0, D - tw)): tilegrid(g, mat('tile', s.get('tile2', tc), rough=.2), W, hh - .05, *tsz, .004)
        g.box(mat('gloss', '#e6e8e7', rough=.1), (W / 2, D - tw / 2, hh - .005), (W - .26, tw - .2, .012), .05, 3)
        with g.at(T(.0, D - .39) @ Rz(90)): head()
        if s.get('cloth'):
            with g.at(T(.02, D - tw + .06)): cloth(W * .95, COL.get(s['cloth'], s['cloth']))
        else:
            with g.at(T(0, D - tw) @ Rz(90)): screen(.9, 1.4) if False else (g.box(mat('glass', '#eef5f3'), (0.0, -.45, hh + .7), (.008, .9, 1.4), .002), g.box(chrome, (0, -.9, hh + .7), (.016, .016, 1.4), .003))
        with g.at(at('R', 1.55)): van(1.1)
        with g.at(at('L', 1.45)): toilet()
        basket(.32, D - 2.15)
    elif fx == 'laundry':  # machines under a worktop along the back wall
        n = s.get('machines', 2); a = W - .64 * n - .06; g.box(wood(vw) if vw in WOODS else mat('paint', COL.get(vw, vw)), (a + .32 * n, D - .31, .885), (.64 * n + .06, .63, .04), .004, 2)
        with g.at(T(a + .32, D)): [machine(.64 * i, '#20242a' if i == 0 else '#3a3f45') for i in range(n)]
        for z in (1.5, 1.86): g.box(wood('oak'), (a + .32 * n, D - .14, z), (.6 * n, .26, .03), .004)
        for i in range(2 * n): g.box(mat('fabric', COL[[s.get('towel', 'white'), 'white', 'cream', 'sand'][i % 4]]), (a + .22 + .32 * i, D - .14, 1.575), (.26, .2, .03 + .04 * (1 + i % 3)), .02, 3, .008)
        with g.at(T(a + .3, D - .2, .906)): vase(g, '#e8e2d6', .2, 0, 5)
        with g.at(T(a + .3 * n + .35, D - .25, .906)): g.box(mat('rug', '#c9a878', '#a98656', scale=60), (0, 0, .09), (.36, .26, .18), .03, 2)
        with g.at(T(a * .5, D)): van(1.0)
        with g.at(at('L', 1.4)): toilet()
        with g.at(at('R', 1.25)): ladder()
    elif fx == 'long':  # narrow room, shower behind glass across its end
        with g.at(T(W * .5, D)): head()
        with g.at(T(W * .56, D - .95) @ Rz(90)): g.box(mat('glass', '#eef5f3'), (0, W * .56 / 2, 1.05), (.008, W * .56, 2.1), .002); g.box(chrome, (0, 0, 1.05), (.016, .016, 2.1), .003)
        with g.at(at('R', 1.75)): van(1.1)
        with g.at(at('L', 1.55)): toilet()
        with g.at(at('L', 2.35)): ladder() if s.get('lad', 1) else hooks()
        for z in (.9, 1.2): g.box(mat('stone', '#dedad2'), (W - .12, D - .14, z), (.22, .24, .025), .004); g.cyl(mat('gloss', '#c9b08a'), (W - .12, D - .14, z + .013), .03, .13, n=20)
    elif fx == 'small':  # curtain in the corner, one machine beside the basin
        with g.at(T(.46, D)): head()
        with g.at(T(.02, D - .86)): cloth(1.0, COL.get(s.get('cloth', 'white'), '#eee'))
        with g.at(T(W * .56, D)): van(.8)
        if s.get('machines', 1):
            with g.at(T(W - .33, D)): machine(0); g.box(wood('oak'), (0, -.31, .87), (.62, .62, .03), .004); g.box(mat('fabric', COL[s.get('towel', 'white')]), (0, -.3, .93), (.34, .26, .1), .03, 3, .01)
        with g.at(at('R', 1.5)): toilet()
        with g.at(at('L', 1.75)): hooks(); towel(g, COL[s.get('towel', 'white')], .3, .01) if False else None
        with g.at(at('L', 1.75) @ T(-.2, -.05, 1.62)): towel(g, COL[s.get('towel', 'white')], .34, .62)
    else:
        with g.at(T(W * .5, D)): van(1.3)
        with g.at(at('R', .75)): toilet()
        with g.at(at('L', 1.25)): ladder()
        with g.at(T(W - .3, D - .28)): plant(g, 1, .9)
    for x, y, k, h in s.get('plants', ()):
        with g.at(T(x * W, D - y)): plant(g, k, h)
    if s.get('bathmat', True):
        with g.at(T(W * s.get('mx', .55), D - s.get('my', 1.5))): rug(g, *s.get('msz', (1.0, .65)), *s.get('rug', ('#e6e1d6', '#d2cabb')), round_=s.get('mround', False))
    for x in (W * .3, W * .7): g.cyl(mat('emit', '#fff1dc', e=4), (x, D * .5, H - .006), .045, .005, n=24)
    g.build(); camera(W * s.get('cx', .5), -1.1, 1.4, s.get('yaw', 0), s.get('lens', 22), -.07)
def sauna(s):
    g = G(s['seed']); r = g.r; W, D, H, F = s.get('W', 2.6), s.get('D', 2.3), 2.2, 1.9; wd = s.get('wd', 'birch'); bench = s.get('bench', wd); m = wood(wd, rough=.6, lo=.86, hi=1.06); bm = wood(bench, rough=.6); win = s.get('win', 'B')
    wins = {'B': [('B', W * .5 - .6, W * .5 + .6, 1.15, 1.85, 1, 1, 0)], 'L': [('L', F + .5, F + 1.5, 1.05, 1.85, 1, 1, 0)], 'R': [('R', .4, 1.9, .5, 1.95, 1, 1, 0)], 'N': []}[win]
    shell(g, W, D, H, F, wins, s.get('floor', ('tiles', '#6d6b68', .3)), walls={k: mat('paint', WOODS[wd][1]) for k in 'BLRF'}, view=s.get('view', 'forest'), seed=s['seed'], fill=s.get('fill', 2.0), Lw=s.get('Lw', 16), skirt=False, level=-1.5, e=1.5, fillc=(1, .9, .78), frame='#8a6a48', dusk=s.get('dusk', False))
    vert = s.get('vert', False)
    for k, M, L in (('B', T(0, D), W), ('L', T(0, -F) @ Rz(90), D + F), ('R', T(W, D) @ Rz(-90), D + F)):
        ws = [w for w in wins if w[0] == k]
        with g.at(M):
            def panel(a, b, z0, z1):
                if b - a > .01 and z1 - z0 > .01:
                    with g.at(T(a, -.012, z0)): tilegrid(g, m, b - a, z1 - z0, 3.0 if not vert else 2.6, .095, .005, bond=1 if not vert else 0, vert=vert, grain=True)
            if not ws: panel(0, L, 0, H)
            else: w = ws[0]; panel(0, w[1], 0, H); panel(w[2], L, 0, H); panel(w[1], w[2], 0, w[3]); panel(w[1], w[2], w[4], H)
    with g.at(T(0, D + 0, H - .012) @ Rx(180)): tilegrid(g, m, W, D + F, 3.0, .095, .005, 'xy', 1)
    def slats(x0, x1, y0, y1, z, n, lamp=True):
        for i in range(n): yy = y0 + (y1 - y0) * (i + .5) / n; g.box(bm, ((x0 + x1) / 2, yy, z), (x1 - x0, (y1 - y0) / n - .012, .03), .006, 2)
        g.box(bm, ((x0 + x1) / 2, y0 + .03, z - .06), (x1 - x0, .035, .09), .005, 2); g.box(bm, ((x0 + x1) / 2, y1 - .05, z - .06), (x1 - x0, .035, .09), .005, 2)
        if lamp: g.box(mat('emit', '#ffc37a', e=s.get('led', 5)), ((x0 + x1) / 2, y1 - .09, z - .10), (x1 - x0 - .1, .012, .012), .002)
    lay = s.get('lay', 'U'); x1 = W
    slats(0, x1, D - .62, D - .02, .98, 6); slats(0, x1, D - 1.12, D - .66, .52, 5)
    for x in (.25, W - .25, W / 2): g.box(bm, (x, D - .6, .48), (.05, .05, .96), .005); g.box(bm, (x, D - 1.1, .25), (.05, .05, .5), .005)
    if lay == 'L':
        with g.at(T(0, D) @ Rz(90)): slats(-1.5, -.62, -.62, -.02, .98, 6)
    for i in range(4): g.box(bm, (W / 2, D - .035, 1.2 + .09 * i if win != 'B' else 1.05 + .02 * i), (W - .1, .022, .06), .006, 2) if win != 'B' else None
    # stove
    kx, ky = (W - .42, D - 1.62) if s.get('stove', 'R') == 'R' else (.42, D - 1.62); dk = mat('metal', '#242424', rough=.45)
    with g.at(T(kx, ky)):
        if s.get('kiuas', 0) == 0:
            g.box(dk, (0, 0, .36), (.44, .42, .56), .03, 3); [g.box(dk, (sx * .16, sy * .15, .05), (.03, .03, .1), .004) for sx in (-1, 1) for sy in (-1, 1)]; zt, rr = .64, .2; g.box(mat('gloss', '#140c08', rough=.08), (0, -.215, .34), (.3, .012, .26), .01, 2)
            if s.get('fire', 1): g.box(mat('emit', '#ff8a35', e=3.5), (0, -.224, .3), (.2, .004, .12), .002)
            g.tube(dk, [(0, .12, .6), (0, .12, H)], .06, 20)
        else:
            zt, rr = .62, .19
            for i in range(14): a = 2 * pi * i / 14; g.bar(dk, (.23 * cos(a), .23 * sin(a), .02), (.23 * cos(a), .23 * sin(a), .66), .014)
            for z in (.05, .25, .45, .65): g.tube(dk, [(.235 * cos(a), .235 * sin(a), z) for a in np.linspace(0, 2 * pi, 33)], .009, 6)
            for i in range(120): a, q = r.uniform(0, 6.28), .17 * math.sqrt(r.random()); g.blob(mat('stone', '#77736d', '#5a5753', rough=.8), (q * cos(a), q * sin(a), r.uniform(.08, .6)), r.uniform(.04, .065), .16, 7)
        for i in range(34): a, q = r.uniform(0, 6.28), rr * math.sqrt(r.random()); g.blob(mat('stone', '#7d7973', '#5e5b57', rough=.8), (q * cos(a), q * sin(a), zt + r.uniform(0, .07)), r.uniform(.04, .06), .16, 8)
    sx = -1 if s.get('stove', 'R') == 'R' else 1
    for z in (.35, .62): g.box(bm, (kx + sx * .34, ky, z), (.03, .8, .05), .006)
    for y in (-.38, .38): g.box(bm, (kx + sx * .34, ky + y, .36), (.04, .04, .72), .006)
    # bucket, ladle, towel
    with g.at(T(W * .5 + .15 * sx, D - .85, .535)):
        for i in range(18): a = 2 * pi * i / 18; g.bar(bm, (.10 * cos(a), .10 * sin(a), 0), (.125 * cos(a), .125 * sin(a), .2), .034, .004, .01)
        g.cyl(bm, (0, 0, .01), .10, .01)
        for z, q in ((.05, .112), (.15, .125)): g.tube(mat('metal', '#b87a4b', rough=.35), [(q * cos(a), q * sin(a), z) for a in np.linspace(0, 2 * pi, 33)], .005, 6)
        g.tube(bm, [(-.05, 0, .12), (.2, .05, .36)], .008); g.tube(mat('metal', '#b8a06a', rough=.4), [(-.12, 0, .19), (-.08, 0, .31), (.08, 0, .31), (.12, 0, .19)], .004, 6, sm=2)
    with g.at(T(W * .5 - .55 * sx * -1, D - .65, 1.02)): towel(g, COL[s.get('towel', 'white')], .42, .3)
    with g.at(T(W * .5 + .75 * sx, D - .32, 1.005)): g.box(mat('fabric', COL[s.get('towel', 'white')]), (0, 0, .05), (.36, .26, .09), .03, 3, .01)
    g.build()
    if s.get('warm', 1): point((W * .5, D * .3, H - .4), s.get('pw', 9), (1, .7, .42), .3)
    camera(W * s.get('cx', .5), -1.55, 1.28, s.get('yaw', 0), s.get('lens', 24), -.05)
def dining(s):
    g = G(s['seed']); r = g.r; W, D, H, F = s.get('W', 4.6), s.get('D', 4.4), s.get('H', 2.7), 2.0; wl = s.get('wl', 'oak'); wins = s.get('wins') or [('B', .7, 2.0, .5, 2.3, 2, 1, 0), ('B', W - 2.0, W - .7, .5, 2.3, 2, 1, 0)]
    shell(g, W, D, H, F, wins, s.get('floor', ('planks', 'pale')), wall=s.get('wall', 'white'), view=s.get('view', 'sea'), seed=s['seed'], sunp=s.get('sun'), dusk=s.get('dusk', False), fill=2.3); hang_curtains(g, W, D, H, F, wins)
    cx, cy = W * .5, D - 2.1
    with g.at(T(cx, cy)):
        rd = s.get('round', False); rug(g, 3.0, 3.0 if rd else 2.3, *s.get('rug', ('#d8d2c6', '#c3b9a8')), round_=rd); dining_table(g, 2.1, 1.3 if rd else .95, wl, rd)
        for x, y, a in ([(-.6, -.7, 180), (0, -.7, 180), (.6, -.7, 180), (-.6, .7, 0), (0, .7, 0), (.6, .7, 0)] if not rd else [(.9 * cos(t), .9 * sin(t), math.degrees(t) - 90) for t in (.3, 1.6, 2.8, 4.1, 5.3)]):
            with g.at(T(x, y) @ Rz(a + r.uniform(-5, 5))): chair(g, s.get('ch', 0), s.get('chc', wl), s.get('seat'))
        pendant(g, s.get('pd', 2), H, 1.62, s.get('pc', '#f2efe8'), s.get('on', .7))
    with g.at(T(W - .24, cy + .2) @ Rz(-90)): sideboard(g, 1.7, wl)
    with g.at(T(W, cy + .2, 1.05) @ Rz(-90)): art(g, 1.1, .85, 'oak')
    with g.at(T(.45, D - .5)): plant(g, s.get('pl', 0), 1.7)
    with g.at(T(0, cy + .1, 1.2) @ Rz(90)): art(g, .7, .9, '#1f1f20')
    g.build(); camera(W * .5, -1.1, 1.38, s.get('yaw', 2), 24, -.06)
def office(s):
    g = G(s['seed']); r = g.r; W, D, H, F = 3.4, 3.4, 2.6, 1.6; wl = s.get('wl', 'oak'); wins = [('B', .9, 2.5, .85, 2.2, 2, 1, 0)]
    shell(g, W, D, H, F, wins, s.get('floor', ('planks', 'oak')), wall=s.get('wall', 'sage'), view=s.get('view', 'garden'), seed=s['seed'], sunp=s.get('sun'), fill=2.4); hang_curtains(g, W, D, H, F, wins)
    with g.at(T(1.7, D - .5)): desk(g, 1.6, .75, wl)
    with g.at(T(1.6, D - 1.2) @ Rz(165)): chair(g, s.get('ch', 1), s.get('chc', '#e8e5de'), COL['terracotta'] if s.get('seat') else None)
    with g.at(T(.18, D - 1.2) @ Rz(90)): shelf_unit(g, 1.5, 2.05, .32, wl, 3, 5, white='#eceae5')
    with g.at(T(W - .4, D - .45)): plant(g, s.get('pl', 0), 1.55, '#b9795c')
    with g.at(T(W - .55, D - 1.75) @ Rz(-105)): armchair(g, COL[s.get('arm', 'mustard')], wl, s.get('as', 2))
    with g.at(T(W, D - 1.6, 1.25) @ Rz(-90)): art(g, .8, 1.0, 'oak')
    with g.at(T(1.7, D - 1.7)): rug(g, 2.0, 1.5, *s.get('rug', ('#ddd5c6', '#c7bca8')))
    with g.at(T(1.7, D - 1.5)): pendant(g, 1, H, H - .75, on=.5)
    g.build(); camera(1.7, -1.1, 1.36, s.get('yaw', 0), 23, -.06)
def hall(s):
    g = G(s['seed']); r = g.r; W, D, H, F = 2.5, 3.6, 2.6, 1.6; wl = s.get('wl', 'oak'); wins = [('R', .8, 1.9, .9, 2.15, 2, 1, 0)]
    shell(g, W, D, H, F, wins, s.get('floor', ('chess', '#dedbd4', '#8f9a98', .25)), wall=s.get('wall', 'white'), view='garden', seed=s['seed'], fill=2.8); dm = mat('paint', COL.get(s.get('door', 'teal')), rough=.45)
    with g.at(T(W * .56, D)):  # front door with glazed top
        g.box(mat('paint', '#f1f0ec'), (0, -.02, 1.06), (1.08, .05, 2.14), .006); g.box(dm, (0, -.05, 1.03), (.94, .05, 2.04), .006, 2)
        for z, h in ((.42, .6), (1.08, .5)): g.box(dm, (0, -.08, z), (.7, .02, h), .012, 2)
        g.box(mat('emit', '#e9f1f4', e=1.6), (0, -.076, 1.68), (.56, .006, .44), .002); g.box(dm, (0, -.08, 1.68), (.03, .014, .44), .003); g.box(dm, (0, -.08, 1.68), (.56, .014, .03), .003); g.tube(mat('metal', '#b8a06a'), [(.38, -.08, 1.02), (.38, -.12, 1.02), (.27, -.12, 1.02)], .009, sm=1)
    with g.at(T(.0, D - 1.5) @ Rz(90)):
        g.box(wood(wl), (0, -.02, 1.7), (1.5, .03, .12), .006, 2)
        for i in range(6): x = -.62 + .25 * i; g.tube(wood(wl), [(x, -.03, 1.7), (x, -.1, 1.73)], .012)
        for x, c, h in ((-.37, s.get('coat', 'mustard'), 1.0), (.13, 'navy', .9), (.38, 'beige', .7)): g.sheet(mat('fabric', COL[c]), lambda u, v: (x + (u - .5) * (.12 + .3 * np.clip(v * 3, 0, 1) + .05 * v), -.09 - .05 * np.sin(u * pi) - .02 * np.sin(u * 15) * v, 1.69 - v * h), 22, 16)
        g.box(wood(wl), (0, -.2, .44), (1.3, .36, .035), .006, 2); [g.box(wood(wl), (sx * .6, -.2, .22), (.035, .32, .43), .004) for sx in (-1, 1)]; g.box(wood(wl), (0, -.2, .16), (1.2, .32, .02), .004)
        g.box(mat('fabric', COL['grey']), (0, -.2, .48), (1.2, .34, .06), .025, 2, .01)
        for x in (-.35, -.22, .2): g.box(mat('paint', r.choice(['#3a2d25', '#d8d2c4', '#5b6a5a'])), (x, -.22, .22), (.09, .26, .09), .035, 3)
        with g.at(T(.38, -.16, .5) @ Rx(-15)): g.pillow(mat('fabric', COL['terracotta']), .42, .42, .14)
    with g.at(T(W, D - 2.15) @ Rz(-90)): g.box(wood(wl), (0, -.14, .8), (.9, .26, .03), .005, 2); [g.tube(wood(wl), [(sx * .4, -.14, .8), (sx * .4, -.14, 0)], .014) for sx in (-1, 1)]; g.box(wood(wl), (0, -.014, 1.5), (.62, .025, .92), .01, 2); g.box(mat('mirror'), (0, -.028, 1.5), (.56, .006, .86), .002)
    with g.at(T(W - .16, D - 2.4, .815)): vase(g, '#e8e2d6', .26, 0, 6)
    with g.at(T(W - .32, D - .35)): plant(g, s.get('pl', 1), 1.0)
    with g.at(T(W * .5, D - 1.7)): rug(g, .8, 2.0, *s.get('rug', ('#b9694a', '#d9b79a')), stripes=True, scale=4, dir='Y', dist=.2)
    with g.at(T(W * .5, D - 1.6)): pendant(g, 1, H, H - .6, on=.9)
    g.build(); camera(W * .5, -1.2, 1.4, s.get('yaw', 0), 23, -.05)
def balcony(s):
    g = G(s['seed']); r = g.r; W, D, H = 4.2, 1.9, 2.6; v = s.get('view', 'sea')
    wallm = mat('paint', COL.get(s.get('wall', 'cream'), '#eee'))
    g.plane(mat('paint', '#5a4a3a'), -.6, -3, W + .6, D, -.01)
    with g.at(T(W, -3) @ Rz(90)): tilegrid(g, wood(s.get('wl', 'teak'), rough=.6), D + 3, W, 2.4, .12, .007, 'xy', 1)
    [g.quad(wallm, [(x, -3, 0), (x, D, 0), (x, D, H), (x, -3, H)]) for x in (0, W)]
    if s.get('roof', 1): g.plane(mat('paint', '#eceae5'), -.2, -3, W + .2, D + .1, H)
    if s.get('glass', 1): g.box(mat('glass', '#f2f7f6'), (W / 2, D, .58), (W, .012, .9), .002); g.box(mat('metal', '#d0d2d3', rough=.35), (W / 2, D, 1.06), (W, .06, .04), .006)
    else:
        g.box(mat('paint', '#262728'), (W / 2, D, 1.06), (W, .05, .03), .004)
        for i in range(int(W / .1)): g.box(mat('paint', '#262728'), (.05 + .1 * i, D, .53), (.014, .014, 1.04), .002)
    for x in (0.03, W - .03, W / 2): g.box(mat('metal', '#d0d2d3', rough=.4), (x, D, .53), (.04, .04, 1.06), .004)
    with g.at(T(.62, D - .9) @ Rz(62)): armchair(g, COL[s.get('arm', 'beige')], 'teak', 0, COL['blue'])
    with g.at(T(2.2, D - .75) @ Rz(-20)): armchair(g, COL[s.get('arm', 'beige')], 'teak', 0, COL['terracotta'])
    with g.at(T(1.4, D - .65)): side_table(g, 'teak', .48, .26)
    with g.at(T(1.4, D - .65, .48)): vase(g, '#e8e2d6', .15, 1, 5); g.cyl(mat('gloss', '#efece6'), (.15, -.05, 0), .035, .075, n=20)
    with g.at(T(1.5, D - 1.2)): rug(g, 2.0, 1.2, '#d8d0c0', '#8fa0a6', stripes=True, scale=5, dir='Y', dist=.1)
    for x, k, h in ((3.3, 3, 1.4), (3.85, 0, 1.1), (.3, 4, .9), (3.55, 4, .8)):
        with g.at(T(x, D - (.35 if k != 4 or x < 1 else .95))): plant(g, k, h, r.choice(['#b9795c', '#dcd6ca', '#5a5c5c']))
    b = backdrop(v, 1.25 if not s.get('dusk') else .8, s['seed'] + 66, s.get('dusk', False), s.get('level', -9))
    for ps in b.parts.values():
        for i, p in enumerate(ps): ps[i] = (p[0] + np.array([W / 2, D, 0]),) + p[1:]
    b.build('view', visible_diffuse=False, visible_shadow=False)
    if s.get('lights'):
        cat = lambda x: 2.34 - .22 * abs(sin(x / W * 3 * pi)); g.tube(mat('paint', '#1d1d1e'), [(x, D - .06, cat(x) + .05) for x in np.linspace(0, W, 50)], .006, 4)
        for i in range(15): x = .14 + i * .28; g.blob(mat('emit', '#ffc878', e=5), (x, D - .06, cat(x)), .032, 0, 8)
        for x in (.9, 2.1, 3.3): point((x, D - .3, 2.1), 9, (1, .7, .4), .1)
    g.build(); area((W / 2, D + 3, 4), (-118, 0, 0), 9, 5, 1500 if not s.get('dusk') else 500, (1, .97, .93) if not s.get('dusk') else (.75, .75, 1)); area((W + 2, -1, 3), (0, 60, 0), 4, 4, 160 if not s.get('dusk') else 50); area((W / 2, -2.9, 1.6), (-90, 0, 180), 4, 2, 90, (1, .9, .75))
    if s.get('sun'): sun(*s['sun'])
    world_flat((.75, .85, 1), 0, 1); camera(W * .5, -1.2, 1.42, s.get('yaw', 0), 20, -.03)
