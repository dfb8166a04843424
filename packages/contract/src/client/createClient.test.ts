import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ApiError, createClient, endpointPath, endpoints } from '../index.ts';
import {
  fail,
  failNetwork,
  fixtures,
  handlers,
  neverRespond,
  respond,
  respondChangedElsewhere,
  respondInPages,
  respondWith,
  respondWithHtmlError,
} from '../testing/index.ts';

const server = setupServer(...handlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const baseUrl = 'http://api.test';
const client = createClient({ baseUrl });
const failureOf = (request: Promise<unknown>) =>
  request.then(
    () => expect.fail('The request did not fail'),
    (error: unknown) => error as ApiError,
  );

describe('a request that succeeds', () => {
  test('resolves to what the schema parsed', async () => {
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

  test('sends the idempotency key only where the endpoint creates something', async () => {
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
    const options = { idempotencyKey: 'question-0001' };
    await client.createQuestion({ body: { title: 'Where?' } }, options);
    await client.createQuestion({ body: { title: 'Where?' } });
    await client.getMe({}, options);
    expect(seen).toEqual(['question-0001', null, null]);
  });

  test('sends the language of a post as Content-Language, and only specified fields in the body', async () => {
    const seen: unknown[] = [];
    const record = async (request: Request) => {
      seen.push([request.headers.get('Content-Language'), await request.json()]);
    };
    server.use(
      respond('createQuestion', async ({ request }) => {
        await record(request);
        return fixtures.question;
      }),
      respond('createAnswer', async ({ request }) => {
        await record(request);
        return fixtures.answerOfAmira('Ici.');
      }),
    );
    const question = { title: 'Où ?', content: 'Ville', category: 'legal' } as const;
    const params = { id: 'question-1' };
    await client.createQuestion({ body: question }, { language: 'fr' });
    await client.createAnswer({ params, body: { content: 'Ici.' } }, { language: 'fr' });
    await client.createAnswer({ params, body: { content: 'Ici.' } });
    expect(seen).toEqual([
      ['fr', question],
      ['fr', { content: 'Ici.' }],
      [null, { content: 'Ici.' }],
    ]);
  });

  test('reports the ETag of a response, and sends If-Match only to change something that has one', async () => {
    const seen: (string | null)[] = [];
    const record = ({ request }: { request: Request }) => {
      seen.push(request.headers.get('If-Match'));
      return HttpResponse.json(fixtures.user, { headers: { ETag: 'W/"two"' } });
    };
    server.use(respondWith('getMe', record), respondWith('updateMe', record));
    const onETag = vi.fn();
    const options = { ifMatch: '"one"', onETag };
    await client.getMe({}, options);
    await client.updateMe({ body: { city: 'Lyon' } }, options);
    await client.updateMe({ body: { city: 'Lyon' } }, { ifMatch: null });
    expect(seen).toEqual([null, '"one"', null]);
    expect(onETag.mock.calls).toEqual([['"two"'], ['"two"']]);
  });

  test('resolves to nothing where the endpoint has no JSON', async () => {
    await expect(client.deleteDocument({ params: { id: 'document-1' } })).resolves.toBeUndefined();
  });

  test('resolves to a page with the cursor of the next one', async () => {
    await expect(client.listQuestions({ query: { category: 'legal' } })).resolves.toEqual({
      items: [expect.objectContaining({ id: fixtures.question.id })],
      nextCursor: null,
    });
    server.use(respondInPages('listQuestions', fixtures.manyQuestions(25)));
    const first = await client.listQuestions();
    expect(first.items).toHaveLength(20);
    const second = await client.listQuestions({ query: { cursor: first.nextCursor ?? '' } });
    expect(second).toMatchObject({ items: { length: 5 }, nextCursor: null });
  });
});

describe('a request that fails', () => {
  test('carries the status and the detail of the server', async () => {
    server.use(fail('login', 401, 'Incorrect email or password'));
    const error = await failureOf(client.login({ body: { email: 'a@example.org', password: 'wrong' } }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'http', status: 401, detail: 'Incorrect email or password' });
  });

  test('says why in the words of the translation', async () => {
    server.use(fail('login', 401, 'Incorrect email or password', 'incorrect_log_in'));
    const translated = createClient({
      baseUrl,
      translateProblem: async (problem) => ({ ...problem, detail: `${problem.code} in French` }),
    });
    const error = await failureOf(translated.login({ body: { email: 'a@example.org', password: 'wrong' } }));
    expect(error).toMatchObject({ code: 'incorrect_log_in', detail: 'incorrect_log_in in French' });
  });

  test('carries the current state and its ETag if an earlier state was changed', async () => {
    const current = { ...fixtures.user, city: 'Metz' };
    server.use(respondChangedElsewhere('updateMe', current));
    const onETag = vi.fn();
    const error = await failureOf(client.updateMe({ body: { city: 'Lyon' } }, { ifMatch: '"one"', onETag }));
    expect(error).toMatchObject({ status: 412, code: 'changed_elsewhere', current });
    expect(onETag).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^".+"$/));
  });

  test('has no detail when a proxy sends an HTML page', async () => {
    server.use(respondWithHtmlError('listSteps', 502));
    const error = await failureOf(client.listSteps());
    expect(error).toMatchObject({ kind: 'http', status: 502, detail: undefined });
    expect(error.body).toContain('Bad Gateway');
  });

  test('is a network failure when no response comes', async () => {
    server.use(failNetwork('listSteps'));
    expect(await failureOf(client.listSteps())).toMatchObject({ kind: 'network', status: 0 });
  });

  test('is unreadable when the response does not match its schema', async () => {
    server.use(respond('getMe', { ...fixtures.user, email: 7 as unknown as string }));
    expect(await failureOf(client.getMe())).toMatchObject({ kind: 'unreadable', status: 200 });
  });

  test('ends with an AbortError when its signal is aborted', async () => {
    server.use(neverRespond('listSteps'));
    const controller = new AbortController();
    const failure = failureOf(client.listSteps({}, { signal: controller.signal }));
    controller.abort();
    expect((await failure).name).toBe('AbortError');
  });
});

describe('a session that has ended', () => {
  test('calls onUnauthorized once for a 401 with a token', async () => {
    server.use(fail('getMe', 401, 'Not authenticated'));
    const onUnauthorized = vi.fn();
    await failureOf(createClient({ baseUrl, getToken: () => 'old', onUnauthorized }).getMe());
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  test('calls it not for a wrong password at log-in', async () => {
    server.use(fail('login', 401, 'Incorrect email or password'));
    const onUnauthorized = vi.fn();
    const signedIn = createClient({ baseUrl, getToken: () => 'old', onUnauthorized });
    await failureOf(signedIn.login({ body: { email: 'a@example.org', password: 'wrong' } }));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('calls it not when the token has changed since', async () => {
    const tokens = ['old', 'new'];
    server.use(fail('getMe', 401, 'Not authenticated'));
    const onUnauthorized = vi.fn();
    const client = createClient({ baseUrl, getToken: () => tokens.shift() ?? 'new', onUnauthorized });
    await failureOf(client.getMe());
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('a request that needs the password again', () => {
  const refuseOnce = () =>
    server.use(
      fail('createExport', 403, 'Please verify your current password first', 'password_not_verified'),
    );

  test('is sent again once the password is confirmed', async () => {
    refuseOnce();
    const confirmPassword = async () => {
      server.resetHandlers();
      return true;
    };
    await expect(createClient({ baseUrl, confirmPassword }).createExport()).resolves.toHaveProperty(
      'download_url',
    );
  });

  test('fails if the password is not confirmed', async () => {
    refuseOnce();
    const { code } = await failureOf(
      createClient({ baseUrl, confirmPassword: async () => false }).createExport(),
    );
    expect(code).toBe('password_not_verified');
  });
});

test('the mocked photo is an image that needs no token', async () => {
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
