'use server';

import { cookies } from 'next/headers';

const year = 365 * 24 * 60 * 60;

/** Without the cookie, pages follow the device. */
export async function setTheme(theme: string) {
  const store = await cookies();
  if (theme === 'light' || theme === 'dark') store.set('theme', theme, { maxAge: year });
  else store.delete('theme');
}
