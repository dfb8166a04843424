import type { Language } from '@settlement-help/contract';
import { createLoader, type Loader, useLoader } from '@settlement-help/ui';
import { useState } from 'react';
import { language, useLanguage } from '#app/lib/language/language.ts';

const loaders = new Map<string, Loader<unknown>>();

/** The loader of a name in a language, which loads once for all who ask. */
function loaderOf<Content>(spoken: Language, name: string, load: (language: Language) => Promise<Content>) {
  const key = `${spoken}/${name}`;
  const loader = (loaders.get(key) as Loader<Content> | undefined) ?? createLoader(() => load(spoken));
  loaders.set(key, loader);
  return loader;
}

/** Loads content ahead in the language of the page. */
export const preloadContent = <Content>(name: string, load: (language: Language) => Promise<Content>) =>
  loaderOf(language.get().language, name, load).preload();

/**
 * Content in the language of the page. Where that changes, the content of the earlier language stays until the other is
 * loaded, so that nothing that was typed beside it is lost. Give the component a `key` where its `name` changes.
 */
export function useContent<Content>(name: string, load: (language: Language) => Promise<Content>) {
  const spoken = useLanguage().language;
  const { value, failure } = useLoader(loaderOf(spoken, name, load));
  const [shown, setShown] = useState(value);
  if (value !== undefined && value !== shown) setShown(value);
  return { content: value ?? shown, failure };
}
