"""blender -b -P render.py -- id[,id...] [--res 1200x800] [--spp 8] [--threads 3] [--out exr]"""
import sys, os, time, json
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, scenes
a = sys.argv[sys.argv.index('--') + 1:]; ids = a[0].split(','); o = dict(zip(a[1::2], a[2::2])); res = tuple(int(x) for x in o.get('--res', '1200x800').split('x')); out = o.get('--out', 'exr'); os.makedirs(out, exist_ok=True)
for i in ids:
    s = scenes.SCENES[i]; t = time.time(); kit.reset(); kit.CAM = s.get('camera'); json.dump(dict(s.get('post', {}), flip=s.get('flip', False)), open(f'{out}/{i}.opts.json', 'w'))
    try:
        s['fn'](s); t1 = time.time(); spp = int(o.get('--spp', s.get('spp', 8))); kit.render(f'{out}/{i}', res, spp, s['seed'], int(o.get('--threads', 3)), s.get('bounces', 4), s.get('clamp', 4))
        open(f'{out}/{i}.ok', 'w').close(); print(f'DONE {i} build {t1 - t:.1f} render {time.time() - t1:.1f}', flush=True)
    except Exception as e:
        import traceback; traceback.print_exc(); print('FAIL', i, flush=True)
