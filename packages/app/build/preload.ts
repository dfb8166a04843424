import type { Plugin, Rolldown } from 'vite';
import { signedIn } from './manifest.ts';

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

/** URLs of the texts of each language and of the signed-in app. */
function filesOf(bundle: Bundle) {
  const files: Record<string, string> = {};
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk' || !output.facadeModuleId) continue;
    const [, language] = /\/messages\/languages\/(\w+)\.ts$/.exec(output.facadeModuleId) ?? [];
    if (language) files[language] = `/${output.fileName}`;
    if (output.facadeModuleId.endsWith(signedIn)) files.signedIn = `/${output.fileName}`;
  }
  if (!files.en || !files.signedIn)
    throw new Error(`The build has no chunk of a language or of ${signedIn}. Was the file moved?`);
  return files;
}

/** Lists the files in the script of index.html, which preloads those of one language (docs/decisions/0005-messages.md). */
export function preload(): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        bundle && html.replace('__PRELOADED_FILES__', JSON.stringify(filesOf(bundle as Bundle))),
    },
  };
}
