import { cpSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from 'tsup';

/** Bundles the server and each command, because Node does not strip types below `node_modules`. */
export default defineConfig({
  entry: globSync('src/cli/{main,backup,restore,migrate,seed,endSessions,factReports,moderator}.ts', {
    cwd: import.meta.dirname,
  }),
  format: 'esm',
  platform: 'node',
  target: 'node24',
  // `node:sqlite` has no name without it.
  removeNodeProtocol: false,
  clean: true,
  sourcemap: true,
  onSuccess: async () => {
    for (const file of globSync(join(import.meta.dirname, 'src/features/apiDocs/*.{css,js}')))
      cpSync(file, join(import.meta.dirname, 'dist', basename(file)));
  },
});
