import { landing } from './failing.ts';
import { arrive, newPerson } from './person.ts';
import { test } from './support.ts';

test('case 34: a page that comes back after a log-out elsewhere shows nothing of the person', async ({
  page,
  server,
}) => {
  await arrive(page, server, newPerson(), '/profile');
  // A page in the cache of the browser hears nothing of the other tabs until it is shown again.
  await page.evaluate(() => {
    localStorage.removeItem('token');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await landing(page).waitFor();
});
