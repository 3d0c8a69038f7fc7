/** How the documentation describes a kind of contradiction. */
interface KindOfContradiction {
  /** Completes the sentence "It is opened when …". */
  opens: string
  /** Completes the sentence "It is not opened when …". */
  silent: string
}

/** Every kind of contradiction; the rules are in the files beside this one. */
export const kinds = {
  last_free_day_differs: {
    opens: 'two of line, terminal and railway state different last free days for the same place',
    silent: 'they state one day, or days for different places',
  },
  last_free_day_extended_by_one: {
    opens: 'they stated one day, and only one of them has changed it since',
    silent: 'the other follows',
  },
  last_free_day_before_discharge: {
    opens: 'a last free day that is still stated after the discharge lies before it',
    silent: 'it was last stated before the discharge',
  },
  discharge_time_differs: {
    opens: 'two sources report one discharge at least 12 hours apart, or, by the day alone, more than one day apart',
    silent: 'dates without times are one day apart, or one source corrects itself',
  },
  gate_out_while_at_terminal: {
    opens: 'only the line reports the pickup, and the terminal has since reported that it has the container',
    silent: 'the terminal last reported before the pickup',
  },
  gate_out_while_aboard: {
    opens:
      'a terminal reports the gate-out, and the line has since reported that the ship with the container is still to arrive, or has sailed with it',
    silent: 'the line last reported before the gate-out',
  },
  discharge_after_gate_out: {
    opens: 'the discharge is reported for a later time than the full gate-out there',
    silent: 'both are known by the same day alone',
  },
  empty_return_before_gate_out: {
    opens: 'the empty return is reported for an earlier time than the full gate-out',
    silent: 'both are known by the same day alone',
  },
  freight_hold_released: {
    opens: 'the line has released the freight, and a terminal or railway lists the freight hold since',
    silent: 'the list was last reported before the release, or first had the hold after it',
  },
  customs_hold_released: {
    opens: 'customs are reported to have released it, and another source lists the customs hold since',
    silent: 'the list was last reported before the release, or first had the hold after it',
  },
  available_with_hold: {
    opens: 'it is reported as available for pickup, and a hold is set',
    silent: 'the hold is only expected',
  },
  picked_up_with_customs_hold: {
    opens: 'the pickup is reported, and the terminal that it left held it for customs',
    silent: 'customs have released it since it was last listed',
  },
  two_terminals: {
    opens: 'two terminals of one port report that they have the container',
    silent:
      'it moved from one to the other, or one of them has taken back all that it reported; of terminals that reference data does not know, their names may be spellings of one',
  },
  place_differs: {
    opens: 'line and terminal report the container at different places, or at different terminals of one',
    silent:
      'the codes are of neighbouring ports; it is a move on land, before the ship or after the pickup at the port; or a ship took it on from there',
  },
  arrived_and_still_expected: {
    opens: 'one source reports an arrival, and another has since estimated it for at least 12 hours later',
    silent:
      'the other last reported before the arrival, has since reported the discharge, or gives a plan that it does not renew',
  },
  two_vessels: {
    opens: 'two sources name different ships, or different IMO numbers, for one call',
    silent: 'the names are spellings of one, or one of them lacks the number',
  },
  weight_differs: {
    opens: 'two sources state weights that differ by more than a tenth',
    silent:
      'one says that its weight is of the cargo, the other with the container; the line states one weight for several containers; where one does not say what it weighed, another states more than the line, by the weight of an empty container',
  },
  seal_differs: {
    opens: 'two sources state different seals',
    silent: 'they differ in punctuation only, or one names several',
  },
  size_differs: {
    opens: 'two sources state size and type codes of different containers',
    silent: 'the codes are of one length, height and type',
  },
  actual_denied: {
    opens: 'a source has withdrawn an actual that another source still reports',
    silent:
      'it has reported it again, corrected its time or place, or had withdrawn it before the time that the other reports',
  },
  rail_arrival_after_truck_pickup: {
    opens: 'a railway reports the arrival of a container that, according to the line, a truck took from the port',
    silent: 'a train took it',
  },
  document_differs: {
    opens:
      'a transport document, or an invoice for the transport, states something else than is reported ([what is compared](documents.md#where-documents-contradict-the-record)); the record is served',
    silent:
      'a source states it too, or stated it still when the document was made; it is another spelling, a neighbouring port, the same in another unit; the value was read with doubt, or is about another journey',
  },
  two_bills: {
    opens:
      'two of your shipments that are tracked have the container, and state different ports of loading or discharge for one voyage. Each of the two has it and serves its own',
    silent:
      'one begins after the other has ended, the codes are of neighbouring ports, one is a leg of the other, or a bill has yet to follow a change',
  },
  other_bill_named: {
    opens:
      'a source reports the container under another bill of lading than that of its shipment, or its line names another beside it; its line reports it, asked for a booking, under another booking, or, asked for the container, under two bills for one time',
    silent:
      'the number is that of the booking, of a forwarder, or the same with or without the letters of its line; a terminal, railway or EDI partner names both; both are of one booking or bill; or the report is about another journey',
  },
} as const satisfies Record<string, KindOfContradiction>

export type ContradictionKind = keyof typeof kinds

export const contradictionKinds = Object.keys(kinds) as ContradictionKind[]

/** Whether a kind is between the account's documents and sources; all others are between sources. */
export const isOfDocuments = (kind: string): boolean => kind === ('document_differs' satisfies ContradictionKind)
