import type { Page, Route } from '@playwright/test';
import { type EndpointName, endpoints } from '@settlement-help/contract';
import { type ConsoleErrors, failedResource } from './consoleErrors.ts';

export const detail = 'The archive is closed today.';
export const gatewayPage = '<!doctype html><title>502</title><h1>Bad Gateway</h1>';
export const truncatedJson = '[{"id":"0191';

const faults = {
  /** A problem with a detail. */
  detail: { respond: (route: Route) => route.fulfill({ status: 503, json: { detail } }), logs: 503 },
  refusal: {
    respond: (route: Route) => route.fulfill({ status: 409, json: { detail } }),
    logs: 409,
  },
  empty: { respond: (route: Route) => route.fulfill({ status: 500, body: '' }), logs: 500 },
  gateway: {
    respond: (route: Route) => route.fulfill({ status: 502, contentType: 'text/html', body: gatewayPage }),
    logs: 502,
  },
  truncated: {
    respond: (route: Route) => route.fulfill({ contentType: 'application/json', body: truncatedJson }),
    logs: null,
  },
  offline: {
    respond: (route: Route) => route.abort('internetdisconnected'),
    logs: 'ERR_INTERNET_DISCONNECTED',
  },
};

export type Fault = keyof typeof faults;

type Matches = (url: URL) => boolean;

/** Intercepts requests of a page by endpoint. */
export const createNetwork = (page: Page, consoleErrors: ConsoleErrors) => {
  /** Handles the requests to an endpoint until `stop` and counts them. */
  async function intercept(
    endpoint: EndpointName,
    respond: (route: Route) => Promise<unknown>,
    matches: Matches = () => true,
  ) {
    const { method, path } = endpoints[endpoint];
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    const first = Promise.withResolvers<void>();
    let count = 0;
    const isMeant = (url: URL) => pattern.test(url.pathname) && matches(url);
    const handle = async (route: Route) => {
      if (route.request().method() !== method) return route.fallback();
      count += 1;
      first.resolve();
      await respond(route);
    };
    await page.route(isMeant, handle);
    return { first: first.promise, count: () => count, stop: () => page.unroute(isMeant, handle) };
  }

  /** Makes the requests to an endpoint fail until `stop`. */
  function fail(endpoint: EndpointName, fault: Fault) {
    const { respond, logs } = faults[fault];
    if (logs) consoleErrors.expect(failedResource(logs));
    return intercept(endpoint, respond);
  }

  /** Holds requests back from the server until `release` or `abort`. */
  async function holdRequests(endpoint: EndpointName, matches?: Matches) {
    const released = Promise.withResolvers<'continue' | 'abort'>();
    const finished = Promise.withResolvers<void>();
    const respond = async (route: Route) => {
      const how = await released.promise;
      // A request that the page has cancelled can be neither continued nor aborted.
      await (how === 'continue' ? route.continue() : route.abort()).catch(() => undefined);
      finished.resolve();
    };
    const held = await intercept(endpoint, respond, matches);
    const release = () => released.resolve('continue');
    const abort = () => {
      consoleErrors.expect(failedResource('ERR_FAILED'));
      released.resolve('abort');
    };
    return { ...held, release, abort, finished: finished.promise };
  }

  /** Holds the response to the first request back from the page until `release`. */
  async function holdResponse(endpoint: EndpointName, matches?: Matches) {
    const released = Promise.withResolvers<void>();
    const handled = Promise.withResolvers<void>();
    const held = await intercept(
      endpoint,
      async (route) => {
        if (held.count() > 1) return route.continue();
        const response = await route.fetch();
        handled.resolve();
        await released.promise;
        await route.fulfill({ response }).catch(() => undefined);
      },
      matches,
    );
    return { ...held, handled: handled.promise, release: released.resolve };
  }

  /** Lets requests reach the server and drops the responses until `stop`. */
  function loseResponses(endpoint: EndpointName) {
    consoleErrors.expect(failedResource('ERR_FAILED'));
    return intercept(endpoint, async (route) => {
      await route.fetch();
      await route.abort();
    });
  }

  return { intercept, fail, holdRequests, holdResponse, loseResponses };
};

export type Network = ReturnType<typeof createNetwork>;
