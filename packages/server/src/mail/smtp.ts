import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

/** Hands each letter to the SMTP server of the address, such as `smtps://user:password@mail.example.org`. */
export function createSmtp(url: string, from: string): Mail {
  const transport = createTransport(url, { from });
  return {
    async send(letter) {
      await transport.sendMail(letter);
    },
  };
}
