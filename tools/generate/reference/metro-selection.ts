/** Inland destinations of through bills in North America and Europe, selected by LOCODE. */
export const METRO_CODES = `
  USCHI USJOT USEWI USDET USMEM USDAL USFWT USHXC USKCK USMKC USEEU USSTL USCMH USCVG USCLE USIND USLUI USBNA
  USATL USCLT USMES USSTP USOMA USDEN USSLC USELP USLRD USSAT USPHX USRNO USPIT USBUF USHSV USBHM USGBO USGXX
  USHAR USSYR USORH USRCX USGEG USLIT USOKC USTUL USABQ USTUZ USMQM USTOL USNBH USSCK USLRO USSBT USMKE USFAR
  USBIL USTYS USCHA USDSM USGRR USEVV USCBB USADF USFBN USAUL USBEX USALB USLAS USFAT USSGF USDAY USAKH USHFD
  USCID USFSD USDEC CATOR CAMTR CACAL CAEDM CAWNP CASAK CAREG CAVGN CABRP CAOTT CAMNT CAPRG CATHU CALOD MXMEX
  MXMTY MXGDL MXQRO MXSLP MXNLD MXPBC MXTLC MXSIL DEDUI DENUE DEMUC DESTR DEMHG DELUH DECGN DEFRA DELEJ DEDTM
  DEKOR DEREG DEULM DEDRS DEHAJ DEBER DEGER DENSS DEBWE DEKAS DEMAI DEBON DEAND DEHMM DEHOQ DESKO CHBSL CHFKD
  CHRKG CHZRH CHAAR ATVIE ATLNZ ATGRZ ATSZG ATWSL ATENA ATVLH ATWFT FRLIO FRSXB FRPAR FRTLS FRLLE FRDGS FRMZM
  FRDIJ FRMLH FRBOD FRGVL ITMIL ITMZO ITVRN ITPDA ITBLQ ITNVR ITTRN ITBUA ITRUB CZPRG CZOSR CZMEL CZCTR SKBTS
  SKKSC SKILZ HUBUD PLWAW PLPOZ PLLOD PLWRO PLKTW PLGWC PLKUT ESMAD ESZAZ NLVEN NLTLB NLMOE NLNIJ NLBON NLUTC
  NLEIN BEBRU BEGNK BEMEH BEKJK BEAAT GBBHM GBMNC GBLBA GBDVY GBDON GBTFK GBCOT GBGLW GBBTR LUBET LULUX ROBUH
`
  .trim()
  .split(/\s+/)

/** Rows of UN/LOCODE 2024-2 that the saved subset (functions 1, 2 and 6) leaves out: code, name, state, lat, lon. */
export const METRO_SUPPLEMENT: [string, string, string, number, number][] = [
  ['USJOT', 'Joliet', 'IL', 41.5182, -88.17537],
  ['USEWI', 'Elwood', 'IL', 41.40392, -88.11172],
  ['USEEU', 'Edgerton', 'KS', 38.75, -95.0],
  ['USCMH', 'Columbus', 'OH', 39.99706, -82.89304],
  ['USIND', 'Indianapolis', 'IN', 39.76667, -86.15],
  ['USATL', 'Atlanta', 'GA', 33.6378, -84.42927],
  ['USCLT', 'Charlotte', 'NC', 35.21074, -80.94574],
  ['USDEN', 'Denver', 'CO', 39.86067, -104.68537],
  ['USSLC', 'Salt Lake City', 'UT', 40.79007, -111.9799],
  ['USELP', 'El Paso', 'TX', 31.75, -106.48333],
  ['USSAT', 'San Antonio', 'TX', 29.30674, -98.60466],
  ['USPHX', 'Phoenix', 'AZ', 33.43285, -112.00679],
  ['USRNO', 'Reno', 'NV', 39.49865, -119.77333],
  ['USHSV', 'Huntsville', 'AL', 34.63699, -86.76383],
  ['USBHM', 'Birmingham', 'AL', 33.5635, -86.75152],
  ['USGBO', 'Greensboro', 'NC', 36.07264, -79.79198],
  ['USGXX', 'Greer', 'SC', 34.93333, -82.21667],
  ['USHAR', 'Harrisburg', 'PA', 40.26667, -76.88333],
  ['USRCX', 'Rochelle', 'IL', 41.92392, -89.06871],
  ['USGEG', 'Spokane', 'WA', 47.68472, -117.31737],
  ['USLIT', 'Little Rock', 'AR', 34.73111, -92.22458],
  ['USOKC', 'Oklahoma City', 'OK', 35.38481, -97.60534],
  ['USTUL', 'Tulsa', 'OK', 36.03951, -95.98526],
  ['USABQ', 'Albuquerque', 'NM', 35.03767, -106.61097],
  ['USMQM', 'Marion', 'AR', 35.21298, -90.19498],
  ['USLRO', 'Lathrop', 'CA', 37.8227, -121.27661],
  ['USSBT', 'San Bernardino', 'CA', 34.096, -117.23457],
  ['USFAR', 'Fargo', 'ND', 46.92089, -96.81449],
  ['USBIL', 'Billings', 'MT', 45.80923, -108.54768],
  ['USTYS', 'Knoxville', 'TN', 35.9629, -83.87375],
  ['USCBB', 'Chambersburg', 'PA', 39.93751, -77.66126],
  ['USADF', 'Cordele', 'GA', 31.96916, -83.78272],
  ['USAUL', 'Austell', 'GA', 33.81261, -84.63438],
  ['USFAT', 'Fresno', 'CA', 36.77601, -119.71974],
  ['USSGF', 'Springfield', 'MO', 37.24298, -93.38891],
  ['USDAY', 'Dayton', 'OH', 39.90532, -84.22025],
  ['USAKH', 'Akron', 'OH', 41.06667, -81.53333],
  ['USHFD', 'Hartford', 'CT', 41.73787, -72.64877],
  ['USCID', 'Cedar Rapids', 'IA', 41.8853, -91.71472],
  ['USFSD', 'Sioux Falls', 'SD', 43.58273, -96.7412],
  ['CAEDM', 'Edmonton', 'AB', 53.54621, -113.49124],
  ['CAREG', 'Regina', 'SK', 50.431, -104.66561],
  ['CABRP', 'Brampton', 'ON', 43.68583, -79.75994],
  ['MXMTY', 'Monterrey', 'NLE', 25.6802, -100.31526],
  ['MXGDL', 'Guadalajara', 'JAL', 20.67204, -103.3384],
  ['MXQRO', 'Queretaro', 'QUE', 20.6, -100.4],
  ['MXPBC', 'Puebla', 'PUE', 19.05, -98.2],
  ['MXTLC', 'Toluca', 'MEX', 19.28333, -99.66667],
  ['MXSIL', 'Silao', 'GUA', 20.93333, -101.41667],
  ['CHZRH', 'Zurich', 'ZH', 47.37445, 8.54104],
  ['CHAAR', 'Aarau', 'AG', 47.39271, 8.04444],
  ['ATENA', 'Enns', '', 48.21415, 14.47939],
  ['ATVLH', 'Villach', '', 46.61673, 13.85003],
  ['ATWFT', 'Wolfurt', '8', 47.46667, 9.75],
  ['ITMIL', 'Milano', '', 45.46419, 9.18963],
  ['ITMZO', 'Melzo', '', 45.49858, 9.42425],
  ['ITPDA', 'Padova', 'PD', 45.40772, 11.87345],
  ['ITNVR', 'Novara', '', 45.4464, 8.61965],
  ['ITTRN', 'Torino', '', 45.08549, 7.60221],
  ['ITRUB', 'Rubiera', '', 44.6532, 10.78108],
  ['SKILZ', 'Zilina', '', 49.21617, 18.74786],
  ['PLPOZ', 'Poznan', '', 52.32829, 16.96758],
  ['PLLOD', 'Lodz', '10', 51.75, 19.46667],
  ['PLWRO', 'Wroclaw', '', 51.10756, 16.87567],
  ['PLKTW', 'Katowice', '', 50.23804, 19.03379],
  ['PLKUT', 'Kutno', '', 52.222, 19.3876],
  ['GBDVY', 'Daventry', 'NTH', 52.25787, -1.16266],
  ['GBDON', 'Doncaster', 'DNC', 53.52277, -1.13353],
  ['GBCOT', 'Coatbridge', 'NLK', 55.86667, -4.03333],
  ['GBBTR', 'Burton upon Trent', 'STS', 52.80274, -1.62992],
  ['LUBET', 'Bettembourg', '', 49.51734, 6.09665],
]
