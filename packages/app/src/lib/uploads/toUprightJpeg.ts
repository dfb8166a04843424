/** The long side of A4 at 200 dots per inch: small print stays readable. */
const maxPixels = 2339;

/** From large to small; the first JPEG that fits is used. The last one has 100 dots per inch. */
const attempts = [
  { size: 1, quality: 0.85 },
  { size: 1, quality: 0.7 },
  { size: 0.75, quality: 0.7 },
  { size: 0.5, quality: 0.7 },
];

function draw(bitmap: ImageBitmap, quarterTurns: number, size: number) {
  const scale = Math.min(1, (maxPixels * size) / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas =
    quarterTurns % 2 === 0 ? new OffscreenCanvas(width, height) : new OffscreenCanvas(height, width);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  // JPEG has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarterTurns * Math.PI) / 2);
  context.drawImage(bitmap, -width / 2, -height / 2, width, height);
  return canvas;
}

interface Photo {
  file: Blob;
  /** Quarter turns, clockwise. @default 0 */
  quarterTurns?: number;
}

/** Encodes a photo again, so that it is upright, not too large, and without the place where it was taken. */
export async function toUprightJpeg({ file, quarterTurns = 0 }: Photo, maxBytes: number) {
  const bitmap = await createImageBitmap(file);
  let jpeg = new Blob();
  for (const { size, quality } of attempts) {
    jpeg = await draw(bitmap, quarterTurns, size).convertToBlob({ type: 'image/jpeg', quality });
    if (jpeg.size <= maxBytes) break;
  }
  bitmap.close();
  return jpeg;
}
