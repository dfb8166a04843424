import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join, sep } from 'node:path';
import { acceptAll, acceptDifferences } from '../acceptDifferences.ts';
import { baselines, type Difference, findDifferences, results } from '../files.ts';
import { reportPage } from './reportPage.ts';

class HttpError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Serves the report of the matching stories on a free port of this machine, with an endpoint that accepts differences.
 * @returns The address of the page.
 */
export async function startReportServer(pattern?: string) {
  const server = createServer(async (request, response) => {
    // Prevents clickjacking of the Accept buttons.
    response.setHeader('content-security-policy', "frame-ancestors 'none'");
    response.setHeader('cache-control', 'no-store');
    try {
      const { type, body } = await handleRequest(request, pattern);
      response.setHeader('content-type', type).end(body);
    } catch (error) {
      response.statusCode = error instanceof HttpError ? error.status : 500;
      response
        .setHeader('content-type', 'text/plain')
        .end(String(error instanceof Error ? error.message : error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

async function handleRequest(request: IncomingMessage, pattern?: string) {
  assertSameSite(request);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const isPost = request.method === 'POST';
  const isAccept = /^\/accept(\/|$)/.test(pathname);
  if (isAccept !== isPost) throw new HttpError(405, 'Use POST for /accept and GET for everything else.');
  if (isAccept) {
    const loadedAt = Number(searchParams.get('loadedAt'));
    return { type: 'text/plain', body: await accept(pathname, loadedAt, pattern) };
  }
  if (pathname !== '/') return { type: 'image/webp', body: await readImage(pathname) };
  const page = reportPage(findDifferences(pattern), { imageUrl, canAccept: true });
  return { type: 'text/html', body: page };
}

/** Rejects cross-site requests and DNS rebinding. A browser sends Origin with each POST. */
function assertSameSite({ method, headers, socket }: IncomingMessage) {
  const hosts = [`127.0.0.1:${socket.localPort}`, `localhost:${socket.localPort}`];
  const isOwnHost = hosts.includes(headers.host ?? '');
  const isOwnPage = method === 'GET' || headers.origin === `http://${headers.host}`;
  if (!isOwnHost || !isOwnPage) throw new HttpError(403, 'Only the page of the report may send requests.');
}

/** @param loadedAt The time when the page was made, in ms. Nobody has seen later screenshots. */
async function accept(pathname: string, loadedAt: number, pattern?: string) {
  const [, , storyId] = pathname.split('/');
  const all = findDifferences(pattern);
  const differences =
    storyId === undefined ? all : all.filter((difference) => difference.storyId === storyId);
  if (differences.length === 0)
    throw new HttpError(404, 'These screenshots no longer differ. Reload the page.');
  const changedAt = await lastChange(differences);
  const isUpToDate = Number.isFinite(loadedAt) && changedAt <= loadedAt;
  if (!isUpToDate)
    throw new HttpError(409, 'The stories ran again after this page was loaded. Reload the page.');
  return storyId === undefined ? acceptAll(pattern) : acceptDifferences(differences);
}

async function lastChange(differences: readonly Difference[]) {
  const files = await Promise.all(differences.map(({ screenshot }) => stat(screenshot)));
  return Math.max(...files.map(({ mtimeMs }) => mtimeMs));
}

const folders: Record<string, string> = { baselines, results };

function imageUrl(path: string) {
  const folder = path.startsWith(results + sep) ? 'results' : 'baselines';
  return `/${folder}/${basename(dirname(path))}/${basename(path)}`;
}

async function readImage(pathname: string) {
  const [, folder = '', story = '', file = ''] = /^\/(\w+)\/([\w-]+)\/([\w.-]+\.webp)$/.exec(pathname) ?? [];
  const path = folders[folder];
  const image = path && (await readFile(join(path, story, file)).catch(() => undefined));
  if (!image) throw new HttpError(404, 'There is no such picture.');
  return image;
}
