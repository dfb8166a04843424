/** A story with some of its props changed, written in guidance as `<Primary disabled>Save</Primary>`. */
export interface Example {
  /** The export name of the story. */
  story: string;
  args: Record<string, unknown>;
}

export interface Advice {
  kind: 'do' | 'dont' | undefined;
  /** Markdown without the example. */
  text: string;
  example: Example | undefined;
}

const element = /^<([A-Z]\w*)((?:\s+[\w-]+(?:="[^"]*"|=\{.*?\})?)*)\s*(?:\/>|>(.*)<\/\1>)$/;
const attribute = /([\w-]+)(?:="([^"]*)"|=\{(.*?)\}(?=\s|$))?/g;

/** Parses an example. @throws if it is not one JSX element with strings and JSON as props. */
export function parseExample(code: string): Example {
  const [, story, attributes = '', children] = element.exec(code) ?? [];
  if (story === undefined) throw new Error(`Not an element: ${code}`);
  const args = [...attributes.matchAll(attribute)].map(([, name = '', text, json]) => [
    name,
    text ?? (json === undefined ? true : JSON.parse(json)),
  ]);
  return {
    story,
    args: Object.fromEntries(children === undefined ? args : [...args, ['children', children]]),
  };
}

const exampleInCode = /\s*`(<[A-Z][^`]*>)`/;

/** Parses a list of guidance: "- Do: …", "- Do not …" or a neutral item, each perhaps with an example. */
export const parseAdvice = (markdown: string): Advice[] =>
  markdown.split(/^- /m).flatMap((item) => {
    const [code, example] = exampleInCode.exec(item) ?? [];
    const text = item.replace(code ?? '', '').trim();
    if (text === '') return [];
    const kind = /^Do not\b/.test(text) ? 'dont' : /^Do\b/.test(text) ? 'do' : undefined;
    return [{ kind, text, example: example === undefined ? undefined : parseExample(example) }];
  });

/** Returns the part that each numbered item of an anatomy begins with, such as "1. `field-label`: the question". */
export const partsOfAnatomy = (markdown: string): (string | undefined)[] =>
  [...markdown.matchAll(/^\d+\. (?:`([a-z-]+)`)?/gm)].map(([, part]) => part);
