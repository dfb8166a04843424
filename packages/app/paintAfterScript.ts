import type { Plugin } from 'vite';

/**
 * Holds the first paint until the script has put the chosen theme on the page. Before that there is nothing to see but
 * a background, which would be one of the wrong theme. A browser that does not know `blocking` paints it as before.
 */
export function paintAfterScript(): Plugin {
  return {
    name: 'paint-after-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replaceAll('<script type="module"', '<script type="module" blocking="render"'),
    },
  };
}
