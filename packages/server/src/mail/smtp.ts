import type { Mail } from './mail.ts';

/** Hands each letter to the SMTP server of the address, such as `smtps://user:password@mail.example.org`. */
export function createSmtp(url: string, from: string): Mail {
  const load = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport(url, { from });
  };
  let transport: ReturnType<typeof load> | undefined;
  return {
    async send(letter) {
      transport ??= load();
      await (await transport).sendMail(letter);
    },
  };
}
