import { cpSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from 'tsup';

const commands = globSync(
  'src/cli/{main,announce,backup,restore,migrate,seed,disputes,doctor,endSessions,factReports,mail,moderator,people,readOnly,registration,secrets}.ts',
  { cwd: import.meta.dirname },
);

const nameOf = (file: string) => basename(file, '.ts');

/**
 * Bundles the server and each command, because Node does not strip types below `node_modules`. The file that people
 * start (`main.js`) checks the version of Node, then loads the bundle (`main.run.js`), which an old version cannot parse.
 */
export default defineConfig({
  entry: Object.fromEntries(commands.map((file) => [`${nameOf(file)}.run`, file])),
  format: 'esm',
  platform: 'node',
  target: 'node24',
  // `node:sqlite` has no name without it.
  removeNodeProtocol: false,
  clean: true,
  sourcemap: true,
  onSuccess: async () => {
    const dist = join(import.meta.dirname, 'dist');
    for (const file of globSync(join(import.meta.dirname, 'src/features/apiDocs/*.{css,js}')))
      cpSync(file, join(dist, basename(file)));
    for (const file of commands)
      cpSync(join(import.meta.dirname, 'build/start.js'), join(dist, `${nameOf(file)}.js`));
  },
});
