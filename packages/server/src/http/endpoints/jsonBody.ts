import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HttpProblem } from '#server/http/problem.ts';

const maxBytes = 64 * 1024;
const maxDepth = 32;

const limitBody = bodyLimit({
  maxSize: maxBytes,
  onError: () => {
    throw new HttpProblem(413, 'body_too_large', `The request is larger than ${maxBytes / 1024} kB`);
  },
});

/** Throws 413 for a large body. A body without Content-Length is counted while it is read. */
export const enforceBodyLimit = (context: Context) => limitBody(context, async () => undefined);

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Nesting depth, ignoring brackets in strings. */
function depthOf(text: string) {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (inString && character === '\\') index += 1;
    else if (character === '"') inString = !inString;
    else if (inString) continue;
    else if (character === '[' || character === '{') deepest = Math.max(deepest, ++depth);
    else if (character === ']' || character === '}') depth -= 1;
  }
  return deepest;
}

export async function readJson(request: Request): Promise<unknown> {
  try {
    const text = decoder.decode(await request.arrayBuffer());
    if (depthOf(text) > maxDepth)
      throw new HttpProblem(400, 'json_too_deep', 'The JSON is nested too deeply');
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof HttpProblem) throw error;
    throw new HttpProblem(400, 'invalid_json', 'The body is not valid JSON');
  }
}
