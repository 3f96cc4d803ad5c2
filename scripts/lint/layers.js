import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Allowed imports between layers. A layer may always import itself; anything not listed is a lint error. This is the only
 * place that defines them.
 */
const appLayers = {
  domain: [],
  config: ['domain'],
  data: ['domain', 'config'],
  session: ['domain', 'config', 'data', 'ui'],
  ui: [],
  worker: ['config'],
  features: ['domain', 'config', 'data', 'session', 'ui'],
  app: ['domain', 'config', 'data', 'session', 'ui', 'features'],
};

const emulatorLayers = {
  model: [],
  protobuf: ['model'],
  store: ['model', 'protobuf'],
  query: ['model', 'store'],
  rules: ['model', 'query'],
  engine: ['model', 'store', 'query', 'rules'],
  wire: ['model', 'protobuf', 'query', 'engine'],
  transports: ['model', 'protobuf', 'store', 'query', 'rules', 'engine', 'wire'],
  'storage-rules': ['model', 'query', 'rules'],
};

/** `root/layer` may import only itself and the layers listed for it. */
function layerZones(root, layers) {
  return Object.entries(layers).map(([layer, allowed]) => ({
    target: `./${root}/${layer}`,
    from: `./${root}`,
    except: [layer, ...allowed].map((seen) => `./${seen}`),
    message: `${root}/${layer} may import ${allowed.length > 0 ? allowed.join(', ') : 'no other layer'} (scripts/lint/layers.js).`,
  }));
}

function featureZones(projectRoot) {
  const folder = new URL('src/features/', projectRoot);
  if (!existsSync(fileURLToPath(folder))) return [];
  return readdirSync(fileURLToPath(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      target: `./src/features/${name}`,
      from: './src/features',
      except: [`./${name}`],
      message: 'A feature never imports another feature: move what both need to a lower layer.',
    }));
}

/** Every forbidden import direction of the project. */
export function zones(projectRoot) {
  return [
    ...layerZones('src', appLayers),
    ...layerZones('emulator', emulatorLayers),
    ...featureZones(projectRoot),
    {
      target: './src',
      from: './emulator',
      message: 'The application knows the emulator only through the Firebase SDK.',
    },
    { target: './emulator', from: './src', message: 'The emulator knows nothing of the application.' },
    { target: './src', from: './scripts', message: 'Scripts run the application, not the other way round.' },
    { target: './emulator', from: './scripts', message: 'The emulator stands alone.' },
    {
      target: ['./src', './emulator'],
      from: './tests',
      except: ['./support'],
      message: 'Only tests/support is shared with the unit tests that sit beside their source.',
    },
  ];
}
