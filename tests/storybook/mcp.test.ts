import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStorybook } from './storybookServer.ts';

let storybook: Awaited<ReturnType<typeof startStorybook>>;

beforeAll(async () => {
  storybook = await startStorybook();
});
afterAll(() => storybook?.stop());

/** Calls a tool of the MCP server and returns its text. */
async function call(name: string, given: object): Promise<string> {
  const response = await fetch(`${storybook.url}mcp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: given },
    }),
  });
  const [, data = ''] = (await response.text()).match(/^data: (.*)$/m) ?? [];
  return JSON.parse(data).result.content[0].text;
}

test('MCP returns the guidance, props and stories of a component', async () => {
  const text = await call('docs-show', { id: 'primitives-feedback-callout' });
  expect(text).toContain('Highlights a part of a text.');
  expect(text).toContain('title: ReactNode;');
  expect(text).toContain('Story ID: primitives-feedback-callout--matrix');
});

test('MCP returns the address of a story', async () => {
  const text = await call('stories-preview', { stories: [{ storyId: 'screens-dashboard--default' }] });
  expect(text).toContain('?path=/story/screens-dashboard--default');
});
