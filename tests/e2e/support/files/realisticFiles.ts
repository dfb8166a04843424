import { randomBytes } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';

export interface RealisticFile {
  name: string;
  bytes: Buffer;
}

/** A photo of a phone that was held in one of the four ways. It has as many bytes as a photo of a page. */
async function photo(orientation: number) {
  const size = { width: 640, height: 480, channels: 3 } as const;
  const noise = randomBytes(size.width * size.height * size.channels);
  return sharp(noise, { raw: size }).withMetadata({ orientation }).jpeg({ quality: 60 }).toBuffer();
}

/** A PDF of two scanned pages. */
async function scan(text: string) {
  const document = await PDFDocument.create();
  for (let number = 1; number <= 2; number += 1) {
    const image = await document.embedJpg(await photo(1));
    const page = document.addPage([595, 842]);
    page.drawImage(image, { x: 40, y: 200, width: 500, height: 380 });
    page.drawText(text, { x: 40, y: 780 });
  }
  return Buffer.from(await document.save());
}

const scans = [
  'Reisepass.pdf',
  'Meldebestätigung.pdf',
  'Krankenversicherung.pdf',
  'Arbeitsvertrag.pdf',
  'Mietvertrag.pdf',
  'Geburtsurkunde.pdf',
  'Gehaltsabrechnung Oktober 2026.pdf',
  'Steuerbescheid 2025.pdf',
  'Führerschein.pdf',
  'عقد الإيجار الموقّع بين المالك والمستأجر لشقة في برلين بتاريخ ١٢ نوفمبر ٢٠٢٦ مع جميع الملاحق.pdf',
  'شهادة الميلاد المترجمة من قبل مترجم محلّف في المحكمة الإقليمية مع ختم التصديق.pdf',
  'كشف الراتب لشهر أكتوبر.pdf',
];

const orientations = [1, 3, 6, 8];

/** Thirty files of a person: scans, photos, long Arabic names, and one file twice. */
export async function realisticFiles(): Promise<RealisticFile[]> {
  const files: RealisticFile[] = [];
  for (const name of scans) files.push({ name, bytes: await scan(`Scan ${files.length}`) });
  files.push({ name: 'Passbild.jpg', bytes: await photo(1) });
  for (let number = 401; files.length < 29; number += 1)
    files.push({ name: `IMG_0${number}.jpg`, bytes: await photo(orientations[number % 4] ?? 1) });
  const lease = files.find(({ name }) => name === 'Mietvertrag.pdf');
  if (lease) files.push({ ...lease, name: 'Mietvertrag (1).pdf' });
  return files;
}
