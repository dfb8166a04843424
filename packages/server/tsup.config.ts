import { cpSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from 'tsup';

/** The server and its commands for a release, each a file of its own: Node strips no types below `node_modules`. */
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
