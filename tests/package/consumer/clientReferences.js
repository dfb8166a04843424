// Does what a framework does: on the server, a file marked 'use client' is nothing but references to its exports.
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const source = String(loaded.source ?? '');
    if (!/^['"]use client['"]/.test(source)) return loaded;
    const names = [...(source.match(/export \{([^}]*)\}/)?.[1] ?? '').matchAll(/(\w+),?\s*$/gm)].map(
      ([, name]) => name,
    );
    const references = names.map(
      (name) => `export const ${name} = registerClientReference({}, ${JSON.stringify(url)}, '${name}');`,
    );
    return {
      ...loaded,
      source: `import { registerClientReference } from 'react-server-dom-turbopack/server';\n${references.join('\n')}`,
    };
  },
});
