import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ApiError, createClient, endpointPath, endpoints } from '../index.ts';
import { broken, fail, fixtures, handlers, inPages, offline, respond, slow } from '../mock/index.ts';

const server = setupServer(...handlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const baseUrl = 'http://api.test';
const client = createClient({ baseUrl });
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('The call did not fail'),
    (error: unknown) => error as ApiError,
  );

describe('a call that succeeds', () => {
  test('answers what the schema parsed', async () => {
    await expect(client.getMe()).resolves.toEqual(fixtures.user);
  });

  test('sends the bearer token only where the endpoint needs a session', async () => {
    const seen: (string | null)[] = [];
    server.use(
      respond('getMe', ({ request }) => {
        seen.push(request.headers.get('Authorization'));
        return fixtures.user;
      }),
      respond('login', ({ request }) => {
        seen.push(request.headers.get('Authorization'));
        return { access_token: 'next' };
      }),
    );
    const signedIn = createClient({ baseUrl, getToken: () => 'secret' });
    await signedIn.getMe();
    await signedIn.login({ body: { email: 'a@example.org', password: 'long enough' } });
    expect(seen).toEqual(['Bearer secret', null]);
  });

  test('names the wish that it is about where the endpoint creates something', async () => {
    const seen: (string | null)[] = [];
    server.use(
      respond('createQuestion', ({ request }) => {
        seen.push(request.headers.get('Idempotency-Key'));
        return fixtures.question;
      }),
      respond('getMe', ({ request }) => {
        seen.push(request.headers.get('Idempotency-Key'));
        return fixtures.user;
      }),
    );
    const wish = { idempotencyKey: 'wish-0001' };
    await client.createQuestion({ body: { title: 'Where?' } }, wish);
    await client.createQuestion({ body: { title: 'Where?' } });
    await client.getMe({}, wish);
    expect(seen).toEqual(['wish-0001', null, null]);
  });

  test('answers nothing where the endpoint has no JSON', async () => {
    await expect(client.deleteDocument({ params: { id: 'document-1' } })).resolves.toBeUndefined();
  });

  test('answers a page with the cursor of the next one', async () => {
    await expect(client.listQuestions({ query: { category: 'legal' } })).resolves.toEqual({
      items: [expect.objectContaining({ id: fixtures.question.id })],
      nextCursor: null,
    });
    server.use(inPages('listQuestions', fixtures.manyQuestions(25)));
    const first = await client.listQuestions();
    expect(first.items).toHaveLength(20);
    const second = await client.listQuestions({ query: { cursor: first.nextCursor ?? '' } });
    expect(second).toMatchObject({ items: { length: 5 }, nextCursor: null });
  });
});

describe('a call that fails', () => {
  test('carries the status and the detail of the server', async () => {
    server.use(fail('login', 401, 'Incorrect email or password'));
    const error = await failureOf(client.login({ body: { email: 'a@example.org', password: 'wrong' } }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'http', status: 401, detail: 'Incorrect email or password' });
  });

  test('has no detail when a proxy answers with a page', async () => {
    server.use(broken('listSteps', 502));
    const error = await failureOf(client.listSteps());
    expect(error).toMatchObject({ kind: 'http', status: 502, detail: undefined });
    expect(error.body).toContain('Bad Gateway');
  });

  test('is a network failure when no answer comes', async () => {
    server.use(offline('listSteps'));
    expect(await failureOf(client.listSteps())).toMatchObject({ kind: 'network', status: 0 });
  });

  test('is unreadable when the answer is not what the contract says', async () => {
    server.use(respond('getMe', { ...fixtures.user, id: 7 as unknown as string }));
    expect(await failureOf(client.getMe())).toMatchObject({ kind: 'unreadable', status: 200 });
  });

  test('ends with an AbortError when its signal is aborted', async () => {
    server.use(slow('listSteps'));
    const controller = new AbortController();
    const call = failureOf(client.listSteps({}, { signal: controller.signal }));
    controller.abort();
    expect((await call).name).toBe('AbortError');
  });
});

describe('a session that has ended', () => {
  test('is told once for a 401 on a call with a token', async () => {
    server.use(fail('getMe', 401, 'Not authenticated'));
    const onUnauthorized = vi.fn();
    await failureOf(createClient({ baseUrl, getToken: () => 'old', onUnauthorized }).getMe());
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  test('is not told for a wrong password at log-in', async () => {
    server.use(fail('login', 401, 'Incorrect email or password'));
    const onUnauthorized = vi.fn();
    const signedIn = createClient({ baseUrl, getToken: () => 'old', onUnauthorized });
    await failureOf(signedIn.login({ body: { email: 'a@example.org', password: 'wrong' } }));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('is not told when another session has begun meanwhile', async () => {
    const tokens = ['old', 'new'];
    server.use(fail('getMe', 401, 'Not authenticated'));
    const onUnauthorized = vi.fn();
    const client = createClient({ baseUrl, getToken: () => tokens.shift() ?? 'new', onUnauthorized });
    await failureOf(client.getMe());
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

test('a photo is an image at an address that needs no token', async () => {
  const upload = await fetch(`${baseUrl}${endpoints.uploadProfilePhoto.path}`, { method: 'POST' });
  const { profile_photo } = endpoints.uploadProfilePhoto.response.parse(await upload.json());
  expect(profile_photo).toBe(endpointPath(endpoints.getPhoto, { params: { id: 'mock' } }));
  const photo = await fetch(`${baseUrl}${profile_photo}`);
  expect(photo.headers.get('Content-Type')).toMatch(/^image\//);
});

test('a path has its parameters escaped and its query appended', () => {
  expect(endpointPath(endpoints.voteAnswer, { params: { id: 'a/b' }, query: { is_upvote: 'true' } })).toBe(
    '/api/v1/forum/answers/a%2Fb/vote?is_upvote=true',
  );
});
