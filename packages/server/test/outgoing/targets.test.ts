import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createAllowList } from '../../src/outgoing/allow-list.ts'
import { isPublicAddress } from '../../src/outgoing/public-address.ts'
import { type TargetProblem, validateTarget } from '../../src/outgoing/validate-target.ts'

const nothing = createAllowList([])
const development = createAllowList([
  'http://127.0.0.1:*',
  'http://[::1]:8080',
  'https://hooks.partner.test:9443',
  'http://*.dev.test:80',
])

const specialAddresses = `
  0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.100.100.200 100.127.255.255 127.0.0.1 127.1.2.3 127.255.255.255
  168.63.129.16 169.254.0.1 169.254.169.254 169.254.170.2 172.16.0.1 172.31.255.255 192.0.0.1 192.0.0.170 192.0.2.1
  192.88.99.1 192.168.0.1 192.168.255.255 198.18.0.1 198.19.255.255 198.51.100.7 203.0.113.9 224.0.0.1 239.255.255.250
  240.0.0.1 255.255.255.255
  :: ::1 ::2 ::127.0.0.1 ::10.0.0.1 ::8.8.8.8 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::ffff:7f00:1 ::ffff:0:127.0.0.1
  64:ff9b::7f00:1 64:ff9b::808:808 64:ff9b:1::1 100::1 2001::1 2001:0:4136:e378:8000:63bf:3fff:fdd2 2001:2::1 2001:10::1 2001:20::1
  2001:db8::1 2002:7f00:1:: 2002:808:808:: 3fff::1 5f00::1 fc00::1 fd00:ec2::254 fdff::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1 ff0e::1 4000::1
`
  .trim()
  .split(/\s+/)

const publicAddresses = `
  1.1.1.1 8.8.8.8 9.9.9.9 20.42.0.1 34.117.59.81 52.94.236.248 93.184.215.14 99.255.255.255 100.63.255.255 100.128.0.1
  126.255.255.255 128.0.0.1 151.101.1.69 172.15.255.255 172.32.0.1 185.199.108.153 192.167.255.255 223.255.255.255
  2606:4700:4700::1111 2001:4860:4860::8888 2a00:1450:4001:81b::200e 2620:fe::fe 2a04:4e42::81
`
  .trim()
  .split(/\s+/)

describe('addresses', () => {
  it.each(specialAddresses)('%s is not a public address', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(publicAddresses)('%s is a public address', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it('any text that is not one plain address is rejected', () => {
    for (const text of [
      '',
      ' ',
      '8.8.8',
      '8.8.2056',
      '010.8.8.8',
      '0x8.8.8.8',
      '134744072',
      '8.8.8.8 ',
      '8.8.8.8/32',
      'example.com',
      '2606:4700::1%1',
    ])
      expect(isPublicAddress(text), text).toBe(false)
  })

  it('an internal IPv4 address in IPv6 form is never public', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.constantFrom('::ffff:', '::', '::ffff:0:', '64:ff9b::'), (address, dress) => {
        expect(isPublicAddress(`${dress}${address}`)).toBe(false)
      }),
    )
  })
})

const refused: [url: string, problem: TargetProblem][] = [
  ['', 'malformed'],
  ['hooks.example.com', 'malformed'],
  ['//hooks.example.com/x', 'malformed'],
  ['https://', 'malformed'],
  ['https:// hooks.example.com', 'malformed'],
  ['https://hooks.example.com/\r\nHost: inside', 'malformed'],
  ['https://hooks.example.com/a b', 'malformed'],
  ['https://hooks.example.com\\@127.0.0.1/', 'malformed'],
  ['https://hooks\u200b.example.com/', 'malformed'],
  ['https://256.256.256.256/', 'malformed'],
  ['https://[::1/', 'malformed'],
  ['https://hooks.example.com:99999/', 'malformed'],
  ['http://hooks.example.com/', 'scheme'],
  ['HTTP://hooks.example.com/', 'scheme'],
  ['ftp://hooks.example.com/', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['gopher://127.0.0.1:6379/_x', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['data:text/plain,x', 'scheme'],
  ['https://user@hooks.example.com/', 'userinfo'],
  ['https://user:pass@hooks.example.com/', 'userinfo'],
  ['https://:pass@hooks.example.com/', 'userinfo'],
  ['https://@hooks.example.com/', 'userinfo'],
  ['https://hooks.example.com@127.0.0.1/', 'userinfo'],
  ['https://hooks.example.com:22/', 'port'],
  ['https://hooks.example.com:25/', 'port'],
  ['https://hooks.example.com:80/', 'port'],
  ['https://hooks.example.com:5432/', 'port'],
  ['https://hooks.example.com:6379/', 'port'],
  ['https://hooks.example.com:0/', 'port'],
  ['https://localhost/', 'host'],
  ['https://LOCALHOST/', 'host'],
  ['https://localhost./', 'host'],
  ['https://app.localhost/', 'host'],
  ['https://localhost.localdomain/', 'host'],
  ['https://printer.local/', 'host'],
  ['https://metadata.google.internal/', 'host'],
  ['https://metadata.google.internal./', 'host'],
  ['https://db.intranet/', 'host'],
  ['https://nas.lan/', 'host'],
  ['https://router.home.arpa/', 'host'],
  ['https://files.corp/', 'host'],
  ['https://metadata/', 'host'],
  ['https://postgres/', 'host'],
  ['https://127.0.0.1/', 'host'],
  ['https://127.1/', 'host'],
  ['https://127.0.1/', 'host'],
  ['https://0/', 'host'],
  ['https://0x7f000001/', 'host'],
  ['https://0x7f.0.0.1/', 'host'],
  ['https://017700000001/', 'host'],
  ['https://0177.0.0.1/', 'host'],
  ['https://2130706433/', 'host'],
  ['https://127.0.0.1./', 'host'],
  ['https://127。0。0。1/', 'host'],
  ['https://127．0．0．1/', 'host'],
  ['https://１２７.0.0.1/', 'host'],
  ['https://①②⑦.⓪.⓪.①/', 'host'],
  ['https://loc%61lhost/', 'host'],
  ['https://ⓛocalhost/', 'host'],
  ['https://169.254.169.254/latest/meta-data/', 'host'],
  ['https://0xa9fea9fe/', 'host'],
  ['https://2852039166/', 'host'],
  ['https://10.0.0.1/', 'host'],
  ['https://192.168.1.1:8443/', 'host'],
  ['https://[::]/', 'host'],
  ['https://[::1]/', 'host'],
  ['https://[::ffff:127.0.0.1]/', 'host'],
  ['https://[::ffff:a9fe:a9fe]/', 'host'],
  ['https://[::127.0.0.1]/', 'host'],
  ['https://[64:ff9b::a9fe:a9fe]/', 'host'],
  ['https://[2002:7f00:1::]/', 'host'],
  ['https://[fd00:ec2::254]/', 'host'],
  ['https://[fe80::1]/', 'host'],
]

const accepted = [
  'https://hooks.example.com/',
  'https://hooks.example.com',
  'HTTPS://Hooks.Example.COM/x',
  'https://hooks.example.com:443/x?y=z',
  'https://hooks.example.com:8443/x',
  'https://hooks.example.com./x',
  'https://hooks.harbour-street.example/boxtrail',
  'https://bücher.example/haken',
  'https://8.8.8.8/',
  'https://[2606:4700:4700::1111]/',
  'https://internal.example.com/',
  'https://mylocalhost.com/',
  'https://hooks.example.com/path@with-at',
  'https://hooks.example.com/?u=http://127.0.0.1/',
]

describe('the check of targets', () => {
  it.each(refused)('rejects %j: %s', (url, problem) => {
    expect(validateTarget(url, nothing)).toBe(problem)
  })

  it.each(accepted)('accepts %s', (url) => {
    expect(validateTarget(url, nothing)).toBeNull()
  })

  it('allows exactly scheme, host and port of an exception', () => {
    const admitted = [
      'http://127.0.0.1/',
      'http://127.0.0.1:9999/x',
      'http://[::1]:8080/',
      'https://hooks.partner.test:9443/',
      'http://a.dev.test/',
    ]
    for (const url of admitted) expect(validateTarget(url, development), url).toBeNull()
    const others = [
      'https://127.0.0.1/',
      'http://127.0.0.2/',
      'http://localhost/',
      'http://[::1]:8081/',
      'http://hooks.partner.test:9443/',
      'http://dev.test/',
      'http://a.dev.test:81/',
    ]
    for (const url of others) expect(validateTarget(url, development), url).not.toBeNull()
  })

  it('allows no user names in an exception', () => {
    expect(validateTarget('http://user@127.0.0.1:9999/', development)).toBe('userinfo')
  })

  it('checks an IPv4 address by its value, in any spelling', () => {
    const spellings = (bytes: number[]) => {
      const number = bytes.reduce((sum, byte) => sum * 256 + byte, 0)
      return [
        bytes.join('.'),
        String(number),
        `0x${number.toString(16)}`,
        `0${number.toString(8)}`,
        bytes.map((byte) => `0x${byte.toString(16)}`).join('.'),
        bytes.map((byte) => `0${byte.toString(8)}`).join('.'),
        bytes.join('。'),
      ]
    }
    const byte = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(fc.tuple(byte, byte, byte, byte), (bytes) => {
        const meant = isPublicAddress(bytes.join('.')) ? null : 'host'
        for (const spelling of spellings([...bytes]))
          expect(validateTarget(`https://${spelling}/`, nothing), spelling).toBe(meant)
      }),
    )
  })
})
