// The functions of the C library begin with an underscore.
// oxlint-disable no-underscore-dangle
import { PHOTO_PIXELS_MAX } from '@mijn/domain/limits';
import createLibHeif from 'libheif-js/libheif-wasm/libheif-bundle.js';
import { createTiff } from './create-tiff.ts';
import { PhotoFailed } from './photo-failed.ts';

/** The constants of libheif (libheif/heif_error.h and heif_image.h). */
const MEMORY_ALLOCATION_ERROR = 6;
const UNSUPPORTED_FEATURE = 4;
const UNSUPPORTED_FILETYPE = 3;
const COLORSPACE_RGB = 1;
const CHROMA_INTERLEAVED_RGB = 10;
const CHANNEL_INTERLEAVED = 10;

/** The offset of `strict_decoding` in `heif_decoding_options`. Without strictness, missing parts become black or green. */
const STRICT_DECODING = 21;

/** The size of `heif_error`: its code, its subcode and a pointer to its message. */
const ERROR_BYTES = 12;

/** libheif turns the photo upright, and keeps the colours. @throws PhotoFailed */
export function decodeHeic(bytes: Uint8Array): Buffer {
  // Each photo has its own libheif, because the memory of libheif never shrinks.
  const heif = createLibHeif();
  const error = heif._malloc(ERROR_BYTES);
  const result = heif._malloc(4);
  const numberAt = (pointer: number): number => new DataView(heif.HEAPU8.buffer).getUint32(pointer, true);
  const check = (): void => {
    const code = numberAt(error);
    if (code === 0) return;
    const isUnsupported = [UNSUPPORTED_FEATURE, UNSUPPORTED_FILETYPE, MEMORY_ALLOCATION_ERROR].includes(code);
    throw new PhotoFailed(isUnsupported ? 'unreadable' : 'damaged');
  };

  const context = heif._heif_context_alloc();
  const source = heif._malloc(bytes.length);
  if (source === 0) throw new PhotoFailed('unreadable');
  heif.HEAPU8.set(bytes, source);
  heif._heif_context_read_from_memory_without_copy(error, context, source, bytes.length, 0);
  check();
  heif._heif_context_get_primary_image_handle(error, context, result);
  check();
  const handle = numberAt(result);
  const pixels = heif._heif_image_handle_get_width(handle) * heif._heif_image_handle_get_height(handle);
  if (pixels > PHOTO_PIXELS_MAX) throw new PhotoFailed('too_many_pixels');

  const profileBytes = heif._heif_image_handle_get_raw_color_profile_size(handle);
  const profileAt = heif._malloc(profileBytes);
  if (profileBytes > 0) heif._heif_image_handle_get_raw_color_profile(error, handle, profileAt);
  const profile = heif.HEAPU8.slice(profileAt, profileAt + profileBytes);

  const options = heif._heif_decoding_options_alloc();
  heif.HEAPU8[options + STRICT_DECODING] = 1;
  heif._heif_decode_image(error, handle, result, COLORSPACE_RGB, CHROMA_INTERLEAVED_RGB, options);
  check();
  const image = numberAt(result);
  const width = heif._heif_image_get_width(image, CHANNEL_INTERLEAVED);
  const height = heif._heif_image_get_height(image, CHANNEL_INTERLEAVED);
  const plane = heif._heif_image_get_plane_readonly(image, CHANNEL_INTERLEAVED, result);
  const stride = numberAt(result);
  return createTiff({
    width,
    height,
    profile,
    copyRow: (row, target, offset) => {
      const at = plane + row * stride;
      target.set(heif.HEAPU8.subarray(at, at + width * 3), offset);
    },
  });
}
