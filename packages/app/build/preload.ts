import type { Plugin, Rolldown } from 'vite';

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

/** The addresses of what visits need beside the code that all need: the words of each language, and the signed-in app. */
function filesOf(bundle: Bundle) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const languages = chunks.flatMap(({ facadeModuleId, fileName }) => {
    const language = facadeModuleId?.match(/\/messages\/languages\/(\w+)\.ts$/)?.[1];
    return language ? [[language, `/${fileName}`]] : [];
  });
  const signedIn = chunks.find(({ name }) => name === 'signed-in');
  if (languages.length === 0 || !signedIn)
    throw new Error('The build has no chunks of languages, or none named signed-in. Name them here anew.');
  return { ...Object.fromEntries(languages), signedIn: `/${signedIn.fileName}` } as Record<string, string>;
}

/**
 * Tells the script of index.html which files to load beside the code, by the language and the session of this visit. A
 * plugin that writes links into the page would load every language (docs/decisions/0005-messages.md).
 */
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
