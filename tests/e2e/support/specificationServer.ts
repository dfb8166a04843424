import type { Page, Request } from '@playwright/test';

/** The body of a response that §7 of the specification calls "not shown". */
export type UnshownBody = 'the changed object' | 'a message';

const author = { id: 8, full_name: 'Jonas Okafor', profile_photo: null };
const created_at = '2026-11-20T09:00:00Z';
const counts = { upvotes: 13, downvotes: 2 };

const createData = () => ({
  user: {
    id: 7,
    email: 'amira@example.org',
    full_name: 'Amira Haddad',
    country: 'Syria',
    settlement_country: null as string | null,
    country_selected: false,
    profile_photo: null as string | null,
    street_address: null,
    city: null,
    postal_code: null,
    phone_number: null,
  },
  steps: [] as ReturnType<typeof createSteps>,
  documents: [] as {
    id: number;
    original_filename: string;
    content_type: string;
    file_size: number;
    created_at: string;
    settlement_step_id: number | null;
    download_url: string;
  }[],
  questions: [
    {
      id: 21,
      title: 'Which bank opens an account quickly?',
      content: 'I have a passport only.',
      category: 'banking',
      user: author,
      created_at,
      ...counts,
      view_count: 4,
      is_resolved: false,
    },
    {
      id: 22,
      title: 'How long does the tax number take?',
      content: null as string | null,
      category: 'work',
      user: { id: 7, full_name: 'Amira Haddad', profile_photo: null },
      created_at,
      ...counts,
      view_count: 1,
      is_resolved: false,
    },
  ],
  answers: [
    {
      id: 31,
      question: 21,
      content: 'Ask two banks.',
      user: author,
      created_at,
      ...counts,
      is_accepted: false,
    },
    {
      id: 32,
      question: 22,
      content: 'Three weeks.',
      user: author,
      created_at,
      ...counts,
      is_accepted: false,
    },
  ],
});

const createSteps = () =>
  ['Find housing', 'Register your address', 'Receive your tax number'].map((title, index) => ({
    id: index + 1,
    step_number: index + 1,
    title,
    description: 'At the town hall.',
    is_completed: false,
    is_unlocked: index === 0,
    has_document: false,
    document_url: null as string | null,
  }));

/**
 * Answers every API request of a page as a server that implements only §7 of the specification and the reset of a
 * password, with only the fields of §3. Any other request fails with 404. Returns the list of requests, such as
 * `POST forum/questions/21/vote`.
 */
export async function answerAsSpecified(page: Page, unshownBody: UnshownBody) {
  const data = createData();
  const requests: string[] = [];
  const token = 'specified-token';
  const unshown = (object: unknown) => (unshownBody === 'a message' ? { message: 'ok' } : object);
  const answersOf = (question: number) =>
    data.answers.filter((answer) => answer.question === question).map(({ question: _, ...answer }) => answer);
  const questionOf = (id: number) => data.questions.find((question) => question.id === id);
  const answerOf = (id: number) => data.answers.find((answer) => answer.id === id);

  function vote(item: { upvotes: number; downvotes: number } | undefined, isUpvote: boolean) {
    if (item) item[isUpvote ? 'upvotes' : 'downvotes'] += 1;
    return item && unshown(item);
  }

  function storeDocument(request: Request, url: URL) {
    const body = request.postDataBuffer()?.toString('latin1') ?? '';
    const step = Number(url.searchParams.get('settlement_step_id')) || null;
    const document = {
      id: 41 + data.documents.length,
      original_filename:
        body.match(/name="custom_name"\r\n\r\n(.+)\r/)?.[1] ?? body.match(/filename="(.+?)"/)?.[1] ?? '',
      content_type: 'application/pdf',
      file_size: 1000,
      created_at,
      settlement_step_id: step,
      download_url: '/favicon.svg',
    };
    data.documents.unshift(document);
    const attached = data.steps.find(({ id }) => id === step);
    if (attached) Object.assign(attached, { has_document: true, document_url: document.download_url });
    return document;
  }

  function completeStep(id: number, changes: { is_completed?: boolean }) {
    const step = data.steps.find((one) => one.id === id);
    if (!step) return undefined;
    Object.assign(step, { is_completed: changes.is_completed ?? step.is_completed });
    const next = data.steps[data.steps.indexOf(step) + 1];
    if (next && step.is_completed) next.is_unlocked = true;
    return step;
  }

  function ask(body: { title: string; content?: string | null; category: string }) {
    const question = {
      ...body,
      id: 23,
      content: body.content ?? null,
      user: { id: 7, full_name: data.user.full_name, profile_photo: null },
      created_at: new Date().toISOString(),
      upvotes: 0,
      downvotes: 0,
      view_count: 0,
      is_resolved: false,
    };
    data.questions.unshift(question);
    return unshown({ ...question, answer_count: 0 });
  }

  function answer(question: number, { content }: { content: string }) {
    const posted = { id: 33, question, content, user: author, created_at, upvotes: 0, downvotes: 0 };
    data.answers.push({ ...posted, is_accepted: false });
    return unshown(answersOf(question).at(-1));
  }

  function accept(id: number) {
    const accepted = answerOf(id);
    const question = accepted && questionOf(accepted.question);
    if (!accepted || !question) return undefined;
    accepted.is_accepted = true;
    question.is_resolved = true;
    return unshown(accepted);
  }

  const listed = (question: (typeof data.questions)[number]) => ({
    ...question,
    answer_count: answersOf(question.id).length,
  });

  /** Returns the body of a response, or `undefined` for a request that the specification does not name. */
  function respond(call: string, id: number, request: Request, url: URL): unknown {
    const isUpvote = url.searchParams.get('is_upvote') === 'true';
    const body = () => request.postDataJSON();
    const done = () => unshown({});
    switch (call) {
      case 'POST users/':
        return unshown(data.user);
      case 'POST auth/login':
        return { access_token: token };
      case 'GET users/me':
        return data.user;
      case 'PATCH users/me': {
        const changes = body();
        for (const [field, value] of Object.entries(changes))
          if (field in data.user) Object.assign(data.user, { [field]: value });
        return 'country_selected' in changes ? data.user : unshown(data.user);
      }
      case 'POST users/me/profile-photo':
        return { profile_photo: '/favicon.svg' };
      case 'POST auth/request-password-reset':
      case 'POST auth/verify-password':
      case 'POST auth/reset-password':
      case 'POST auth/change-password':
      case 'POST auth/change-password-by-email':
        return done();
      case 'GET settlement-steps/':
        return data.steps;
      case 'POST settlement-steps/initialize':
      case 'POST settlement-steps/reset':
        data.steps = createSteps();
        return data.steps;
      case 'PATCH settlement-steps/{id}':
        return completeStep(id, body());
      case 'POST documents/upload':
        return storeDocument(request, url);
      case 'GET documents/':
        return data.documents;
      case 'DELETE documents/{id}':
        data.documents = data.documents.filter((document) => document.id !== id);
        return done();
      case 'GET forum/questions':
        return data.questions.map(listed);
      case 'GET forum/questions/{id}': {
        const question = questionOf(id);
        return question && { ...listed(question), answers: answersOf(id) };
      }
      case 'POST forum/questions':
        return ask(body());
      case 'POST forum/questions/{id}/answers':
        return answer(id, body());
      case 'POST forum/questions/{id}/vote':
        return vote(questionOf(id), isUpvote);
      case 'POST forum/answers/{id}/vote':
        return vote(answerOf(id), isUpvote);
      case 'POST forum/answers/{id}/accept':
        return accept(id);
    }
  }

  await page.route('**/api/v1/**', async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    const path = url.pathname.replace('/api/v1/', '');
    const id = Number(path.match(/\d+/)?.[0]);
    requests.push(`${request.method()} ${path}`);
    const body = respond(`${request.method()} ${path.replace(/\d+/, '{id}')}`, id, request, url);
    await (body === undefined
      ? route.fulfill({ status: 404, json: { detail: 'Not found' } })
      : route.fulfill({ json: body }));
  });
  return requests;
}
