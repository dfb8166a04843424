import { HttpProblem } from '#server/http/problem.ts';

const maxBytes = 64 * 1024;
const maxDepth = 32;

const tooLarge = () => new HttpProblem(413, `The request is larger than ${maxBytes / 1024} kB`);

async function readBytes(request: Request) {
  const declared = request.headers.get('Content-Length');
  if (Number(declared) > maxBytes) throw tooLarge();
  // Node holds a sender to the length that it declared, so there is no need to count.
  if (declared !== null) return request.arrayBuffer();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** How deep the brackets of a JSON text go, those within strings aside. */
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

/** The JSON of a request's body; throws 400 for what is none and 413 for what is too much. */
export async function readJson(request: Request): Promise<unknown> {
  try {
    const text = decoder.decode(await readBytes(request));
    if (depthOf(text) > maxDepth) throw new HttpProblem(400, 'The JSON is nested too deeply');
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof HttpProblem) throw error;
    throw new HttpProblem(400, 'The body is not valid JSON');
  }
}
