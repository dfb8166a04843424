import { expect, test, vi } from 'vitest';
import { askWorker } from './askWorker.ts';

const createWorker = () =>
  Object.assign(new EventTarget(), { postMessage: vi.fn(), terminate: vi.fn() }) as unknown as Worker;

const aborted = { name: 'AbortError' };

test('resolves to the result of the last reply, and ends the worker', async () => {
  const worker = createWorker();
  const onReply = (reply: number) => (reply === 2 ? 'two' : undefined);
  const result = askWorker(worker, 'request', { signal: new AbortController().signal, onReply });
  for (const data of [1, 2]) worker.dispatchEvent(new MessageEvent('message', { data }));
  await expect(result).resolves.toBe('two');
  expect(worker.postMessage).toHaveBeenCalledWith('request');
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('rejects when the request is cancelled', async () => {
  const worker = createWorker();
  const controller = new AbortController();
  const result = askWorker(worker, 'request', { signal: controller.signal, onReply: () => 'done' });
  controller.abort();
  await expect(result).rejects.toMatchObject(aborted);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('sends no request if it was cancelled before', async () => {
  const worker = createWorker();
  const result = askWorker(worker, 'request', { signal: AbortSignal.abort(), onReply: () => 'done' });
  await expect(result).rejects.toMatchObject(aborted);
  expect(worker.postMessage).not.toHaveBeenCalled();
  expect(worker.terminate).toHaveBeenCalledOnce();
});
