import { Marked } from 'marked';

// Drops HTML, because the pages show the result unescaped.
export const markdown = new Marked({ async: false, breaks: true, renderer: { html: () => '' } });
